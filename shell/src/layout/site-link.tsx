import { Link } from '@site/shared/platform';
import { ArrowUpRightIcon } from '@site/shared/ui/icons.ts';
import type { NavigationLink } from './navigation.ts';
import { NavigationCount } from './navigation-count.tsx';

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
