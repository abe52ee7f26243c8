/** What a remote owns of the site's addresses, and what it may say about them. */
import type { PageEntry, RemoteManifest } from './remote.ts';

/** By whole segments. */
export const isUnder = (path: string, mountPath: string): boolean =>
  path === mountPath || path.startsWith(`${mountPath}/`);

/** Whether an address, or one with parameters, is a remote's. */
export const isOwn = (
  { mountPaths }: { readonly mountPaths: readonly string[] },
  path: string,
): boolean => mountPaths.some((mountPath) => isUnder(path, mountPath));

/**
 * What a remote says about addresses that aren't its own: where, and what would be right. Titles, words of the search
 * and links of the navigation count for the whole site, so each is said by the owner of its address alone.
 */
export function foreignPaths({
  mountPaths,
  pages,
  redirects = {},
  navigation,
}: Pick<RemoteManifest, 'mountPaths' | 'pages' | 'redirects' | 'navigation'>): string[] {
  const foreign = (where: string, path: string) =>
    isOwn({ mountPaths }, path)
      ? []
      : [`${where}: must be ${mountPaths.join(' or ')}, or lie below, not ${path}`];
  const entries = Object.entries({ pages, navigation });
  return [
    ...entries.flatMap(([part, list]) =>
      list.flatMap(({ path }, index) => foreign(`${part}.${index}.path`, path)),
    ),
    ...Object.keys(redirects).flatMap((path) => foreign('redirects', path)),
  ];
}

/** Answered by the API, whatever a remote says. */
const SERVER_PATHS = ['/v1', '/releases', '/avatars', '/article-images'];

/** An address with all that lies below it, and whose it is. */
export interface Area {
  owner: string;
  path: string;
}

/**
 * Two areas may not own one address, nor may one lie inside another. The shell's own pages may.
 * @param pages the shell's
 */
export function overlappingAreas(
  pages: readonly Pick<PageEntry, 'path'>[],
  remotes: Readonly<Record<string, Pick<RemoteManifest, 'mountPaths'>>>,
): [Area, Area][] {
  const areas: Area[] = [
    ...SERVER_PATHS.map((path) => ({ owner: 'the server', path })),
    ...pages.filter(({ path }) => path !== '/').map(({ path }) => ({ owner: 'shell', path })),
    ...Object.entries(remotes).flatMap(([owner, { mountPaths }]) =>
      mountPaths.map((path) => ({ owner, path })),
    ),
  ];
  return areas.flatMap((one, index) =>
    areas
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other): [Area, Area] => [one, other]),
  );
}

const overlap = (one: Area, other: Area) =>
  !(one.owner === 'shell' && other.owner === 'shell') &&
  (startOf(one).startsWith(startOf(other)) || startOf(other).startsWith(startOf(one)));

/** The address up to its first parameter, which may be anything, with a closing slash. */
const startOf = ({ path }: Area) => `${path}/`.replace(/:.*/, '');
