import { NavLink } from '@site/shared/platform';
import { ArrowUpRightIcon } from '@site/shared/ui/icons.ts';
import type { NavigationLink } from './navigation.ts';

interface SiteLinkProps {
  link: NavigationLink;
  className?: string;
}

/** A navigation link. The link to the current page carries `aria-current`. */
export function SiteLink({ link: { label, to, href }, className }: SiteLinkProps) {
  if (to) {
    return (
      <NavLink to={to} className={className}>
        {label}
      </NavLink>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className} title="Opens in a new tab">
      {label}
      <ArrowUpRightIcon aria-hidden="true" />
    </a>
  );
}
