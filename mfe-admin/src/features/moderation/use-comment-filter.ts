import type { CommentSubject, ModeratedCommentsQuery } from '@site/shared/contracts';
import { useSearchParams } from '@site/shared/platform';

const names = ['q', 'person', 'state', 'subject', 'before'] as const;
type Part = Partial<Record<(typeof names)[number], string>>;

/** The filter stands in the address, so that Back works and a link shows the same comments. */
export function useCommentFilter() {
  const [params, setParams] = useSearchParams();
  const values: Part = {};
  for (const name of names) {
    const value = params.get(name)?.trim();
    if (value) values[name] = value;
  }
  return {
    /** What the API is asked. */
    wanted: values as ModeratedCommentsQuery & { subject?: CommentSubject },
    /** Another name, another filter; pages of one filter have the same. */
    name: names.map((name) => (name === 'before' ? '' : (values[name] ?? ''))).join('\n'),
    /** Changes a part of the filter, and begins with the newest comments unless told otherwise. */
    change: ({ before, ...part }: Part) => {
      const next = { ...values, before, ...part };
      const kept = names.flatMap((name) => (next[name] ? [[name, next[name]]] : []));
      setParams(new URLSearchParams(kept as [string, string][]));
    },
  };
}
