import {
  isOwn,
  isUnder,
  type PageEntry,
  type ReleaseManifest,
  type RemoteRelease,
} from '@site/shared/contracts/composition';
import { trimEnd } from '../../../text/trim-end.ts';

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const isPlaceholder = (segment: string) => segment.startsWith(':');

/** Whether a path is one of those that a declared one stands for; a segment such as :id takes any one segment. */
function isPathOf({ path: pattern }: Pick<PageEntry, 'path'>, path: string): boolean {
  const expected = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    expected.length === given.length &&
    expected.every((segment, index) => isPlaceholder(segment) || segment === given[index])
  );
}

/** What is declared of a page by its owner. */
export const declaredPage = (path: string, manifest: ReleaseManifest): PageEntry | undefined =>
  ownPages(manifest).find((page) => isPathOf(page, path));

/** Where a path leads by what its owner declares; undefined for one that isn't redirected. */
export function declaredRedirect(path: string, { remotes }: ReleaseManifest): string | undefined {
  // Nothing that a browser could take for another host.
  if (path.includes('//')) return undefined;
  return Object.values(remotes)
    .flatMap((remote) =>
      Object.entries(remote.redirects ?? {}).filter(([pattern]) => isOwn(remote, pattern)),
    )
    .find(([pattern]) => isPathOf({ path: pattern }, path))?.[1];
}

/** What a path has in the places of a pattern's placeholders, by placeholder. */
export function placeholdersOf(pattern: string, path: string): Map<string, string> {
  const given = segmentsOf(path);
  return new Map(
    segmentsOf(pattern).flatMap((segment, index) =>
      isPlaceholder(segment) ? [[segment, given[index] ?? segment]] : [],
    ),
  );
}

/** A pattern with the values in place of its placeholders, as far as there are some. */
export const filledIn = (pattern: string, values: ReadonlyMap<string, string>): string =>
  pattern
    .split('/')
    .map((segment) => values.get(segment) ?? segment)
    .join('/');

/** The addresses of what a page fetches first, with the segments of the path for the placeholders. */
export function declaredData({ path: pattern, data = [] }: PageEntry, path: string): string[] {
  const values = placeholdersOf(pattern, path);
  return data.map((address) => filledIn(address, values));
}

/**
 * What a path puts into the placeholders of a page's entry, except for what its data is found by.
 * @param isFound whether that data exists, by its position in the list
 */
export function namesIn(
  { path: pattern, data = [] }: PageEntry,
  path: string,
  isFound: (index: number) => boolean,
): string[] {
  const given = segmentsOf(path);
  const found = new Set(data.filter((_, index) => isFound(index)).flatMap(segmentsOf));
  return segmentsOf(pattern).flatMap((segment, index) =>
    isPlaceholder(segment) && !found.has(segment) ? [given[index] ?? ''] : [],
  );
}

/**
 * The address under which a page is rendered: without parameters that don't change it, and the others in one order.
 * A page that doesn't say which those are is rendered with all, as they came.
 */
export function plainAddress(url: string, path: string, page: PageEntry | undefined): string {
  if (!page?.parameters) return url;
  const given = new URL(url, 'http://own').searchParams;
  const known = page.parameters.flatMap((name) =>
    given.getAll(name).map((value) => [name, value] as [string, string]),
  );
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
}

/** The pages that units declare, each of addresses that are its own: nobody speaks for the pages of others. */
export const ownPages = ({ shell, remotes }: ReleaseManifest): PageEntry[] => [
  ...shell.pages,
  ...Object.values(remotes).flatMap((remote) =>
    remote.pages.filter(({ path }) => isOwn(remote, path)),
  ),
];

export type Owner =
  | { kind: 'shell' }
  | { kind: 'remote'; name: string; remote: RemoteRelease }
  | { kind: 'nobody' };

/** Whose page a path is: of those with a mount path above it, the longest counts. A closing slash makes no difference. */
export function ownerOf(path: string, { shell, remotes }: ReleaseManifest): Owner {
  const plain = trimEnd(path, '/') || '/';
  if (shell.pages.some((page) => isPathOf(page, plain))) return { kind: 'shell' };
  const [nearest] = Object.entries(remotes)
    .flatMap(([name, remote]) =>
      remote.mountPaths.map((mountPath) => ({ name, remote, mountPath })),
    )
    .filter(({ mountPath }) => isUnder(plain, mountPath))
    .toSorted((one, other) => other.mountPath.length - one.mountPath.length);
  return nearest
    ? { kind: 'remote', name: nearest.name, remote: nearest.remote }
    : { kind: 'nobody' };
}
