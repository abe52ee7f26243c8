import type { CommentSubject, ModeratedCommentsQuery } from '@site/shared/contracts';
import { useSearchParams } from '@site/shared/platform';

const names = ['q', 'person', 'state', 'subject', 'before'] as const;
type Part = Partial<Record<(typeof names)[number], string>>;

/** The filter is in the address, so that Back works and a link shows the same comments. */
export function useCommentFilter() {
  const [params, setParams] = useSearchParams();
  const values: Part = {};
  for (const name of names) {
    const value = params.get(name)?.trim();
    if (value) values[name] = value;
  }
  return {
    query: values as ModeratedCommentsQuery & { subject?: CommentSubject },
    /** Identifies the filter; its pages share the name. */
    name: names.map((name) => (name === 'before' ? '' : (values[name] ?? ''))).join('\n'),
    /** Changes a part of the filter, and returns to the newest comments unless `before` is given. */
    change: ({ before, ...part }: Part) => {
      const next = { ...values, before, ...part };
      const entries = names.flatMap((name) => (next[name] ? [[name, next[name]]] : []));
      setParams(new URLSearchParams(entries as [string, string][]));
    },
  };
}
