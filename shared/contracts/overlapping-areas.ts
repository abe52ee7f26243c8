import type { PageEntry, RemoteManifest } from './remote.ts';

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
