import { type NavigationCount as Answer, queryKeys } from '@site/shared/contracts/composition';
import { http, Link, queryOptions, timeZone, useQuery, useSession } from '@site/shared/platform';
import { ArrowUpRightIcon } from '@site/shared/ui/icons.ts';
import { useAfterFirstContent } from '../remotes/use-after-first-content.ts';
import type { NavigationLink } from './navigation.ts';
import styles from './site-link.module.css';

interface SiteLinkProps {
  link: NavigationLink;
  className?: string;
}

/** A navigation link. The link to the current page carries `aria-current`. */
export function SiteLink({
  link: { label, to, href, count, isCurrent },
  className,
}: SiteLinkProps) {
  if (to) {
    return (
      <Link to={to} className={className} aria-current={isCurrent ? 'page' : undefined}>
        {label}
        {count && <NavigationCount address={count} />}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className} title="Opens in a new tab">
      {label}
      <ArrowUpRightIcon aria-hidden="true" />
    </a>
  );
}

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
function NavigationCount({ address }: { address: string }) {
  const { user } = useSession();
  const enabled = useAfterFirstContent() && user !== null;
  const { data = 0 } = useQuery({ ...countQuery(user?.id ?? '', address), enabled });
  if (data === 0) return null;
  return <span className={styles.count}>{data > MOST_SHOWN ? `${MOST_SHOWN}+` : data}</span>;
}
