import { brand } from '@site/shared/brand';
import type { NavigationEntry } from '@site/shared/contracts';

type Place = NavigationEntry['places'][number];

/** A link of the navigation: `to` a page of the site, or `href` to a site outside, in a new tab. */
export interface NavigationLink {
  label: string;
  to?: string;
  href?: string;
  places: Place[];
  order: number;
  icon?: NavigationEntry['icon'];
}

/** What the shell itself contributes; the rest comes from the release manifest. */
const ownLinks: NavigationLink[] = [
  {
    label: 'Placement Training',
    to: '/placementtraining',
    places: ['header', 'footer'],
    order: 10,
  },
  { label: 'Blogs', href: brand.blogUrl, places: ['header', 'mobile', 'footer'], order: 30 },
  { label: 'Campus', to: '/placementtraining', places: ['mobile'], order: 40 },
];

/** The links of one place, the shell's and the remotes' merged by `order`. */
export function navigationFor(place: Place, entries: NavigationEntry[]): NavigationLink[] {
  const remoteLinks = entries.map(({ path, ...entry }) => ({ ...entry, to: path }));
  return [...ownLinks, ...remoteLinks]
    .filter(({ places }) => places.includes(place))
    .sort((a, b) => a.order - b.order);
}
