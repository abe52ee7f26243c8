import { request } from '@site/shared/api';
import { queryOptions, useQuery } from '@site/shared/platform';
import styles from './article-editor.module.css';
import { useIsIdle } from './use-is-idle.ts';
import { useOwnTabs } from './use-own-tabs.ts';

const EVERY_MS = 15_000;

/** Says that this person is here, as long as the page is in view and in use, and who else is. */
const presenceQuery = (article: string) =>
  queryOptions({
    queryKey: ['admin-data', 'article-presence', article],
    queryFn: ({ signal }) =>
      request('PUT /v1/admin/articles/{id}/presence', { params: { id: article }, signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

const list = new Intl.ListFormat(undefined, { type: 'conjunction' });

/** Who else has this article open, before there's a conflict. */
export function Presence({ article }: { article: string }) {
  const { data } = useQuery({ ...presenceQuery(article), enabled: !useIsIdle() });
  const hasOtherTab = useOwnTabs(article) > 1;
  const names = data?.others.map(({ name }) => name) ?? [];
  return (
    <div role="status" aria-label="Who is here" className={styles.presence}>
      {names.length > 0 && (
        <p>
          {list.format(names)} {names.length === 1 ? 'has' : 'have'} this article open, too.
        </p>
      )}
      {hasOtherTab && <p>You have this article open in another tab, too.</p>}
    </div>
  );
}
