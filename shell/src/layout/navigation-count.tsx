import { type NavigationCount as Answer, queryKeys } from '@site/shared/contracts';
import { http, queryOptions, timeZone, useQuery, useSession } from '@site/shared/platform';
import { useAfterFirstContent } from '../remotes/use-after-first-content.ts';
import styles from './navigation-count.module.css';

/** Another device may have changed it. */
const OFTEN_MS = 5 * 60_000;
const MOST_SHOWN = 99;

const countQuery = (person: string, address: string) =>
  queryOptions({
    queryKey: queryKeys.navigationCounts(person, address),
    queryFn: async ({ signal }) => {
      const path = address.replace('{userId}', encodeURIComponent(person));
      const { data } = await http.get<Answer | null>(path, {
        signal,
        params: { zone: timeZone() },
      });
      return typeof data?.count === 'number' ? data.count : 0;
    },
    staleTime: OFTEN_MS / 5,
    refetchInterval: OFTEN_MS,
  });

/** A number beside a link, such as how many problems are due. It comes after the first content. */
export function NavigationCount({ address }: { address: string }) {
  const { user } = useSession();
  const enabled = useAfterFirstContent() && user !== null;
  const { data = 0 } = useQuery({ ...countQuery(user?.id ?? '', address), enabled });
  if (data === 0) return null;
  return <span className={styles.count}>{data > MOST_SHOWN ? `${MOST_SHOWN}+` : data}</span>;
}
