import type { NavigationEntry } from '@site/shared/contracts/composition';
import { runtimeConfig, useLocation, useSession } from '@site/shared/platform';
import { chatLink } from './contact/chat-link.ts';

type NavigationPlace = NavigationEntry['places'][number];

/** A link of the navigation: `to` a page of the site, or `href` to a site outside, in a new tab. */
export interface NavigationLink
  extends Pick<
    NavigationEntry,
    'label' | 'places' | 'order' | 'audience' | 'needs' | 'count' | 'icon'
  > {
  to?: { pathname: string; search: string };
  href?: string;
  /** Whether the page it leads to is the current one. */
  isCurrent?: boolean;
}

const page = (pathname: string, search = '') => ({ to: { pathname, search } });

/** What the shell itself contributes; the rest comes from the release manifest. */
const ownLinks = (): NavigationLink[] => {
  const { blogUrl } = runtimeConfig();
  const chat = chatLink();
  const training = page('/placementtraining');
  return [
    { label: 'Placement Training', ...training, places: ['header', 'footer'], order: 10 },
    {
      label: 'Blogs',
      ...(blogUrl ? { href: blogUrl } : page('/blogs')),
      places: ['header', 'mobile', 'footer'],
      order: 50,
    },
    { label: 'Campus', ...training, places: ['mobile'], order: 55 },
    ...(chat
      ? [{ label: 'Contact Us', href: chat.href, places: ['mobile' as const], order: 70 }]
      : []),
  ];
};

/** The links of one menu, the shell's and the remotes' merged by `order`. */
export function useNavigation(
  place: NavigationPlace,
  entries: NavigationEntry[],
): NavigationLink[] {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const remoteLinks = entries.map(({ path, search: query, ...entry }) => ({
    ...entry,
    ...page(path, query),
  }));
  const links = [...ownLinks(), ...remoteLinks]
    .filter(({ places }) => places.includes(place))
    .filter(({ audience }) => audience !== 'signed-in' || status === 'signed-in')
    .filter(({ needs }) => needs !== 'plan' || user?.hasPlan)
    .sort((a, b) => a.order - b.order);
  const current = currentOf(links, { pathname, search });
  return links.map((link) => ({ ...link, isCurrent: link === current }));
}

/** The link to the current page, or to the nearest one above it: Today is no roadmap. */
function currentOf(
  links: NavigationLink[],
  here: { pathname: string; search: string },
): NavigationLink | undefined {
  const given = new URLSearchParams(here.search);
  return links
    .filter(({ to }) => {
      if (!to || !`${here.pathname}/`.startsWith(`${to.pathname}/`)) return false;
      return [...new URLSearchParams(to.search)].every(
        ([name, value]) => given.get(name) === value,
      );
    })
    .toSorted((a, b) => (b.to?.pathname.length ?? 0) - (a.to?.pathname.length ?? 0))[0];
}
