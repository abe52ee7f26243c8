/** What a remote owns of the site's addresses, and what it may say about them. */
import type { RemoteManifest } from './remote.ts';

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
  navigation,
}: Pick<RemoteManifest, 'mountPaths' | 'pages' | 'navigation'>): string[] {
  const foreign = (part: string, entries: readonly { path: string }[]) =>
    entries.flatMap(({ path }, index) =>
      isOwn({ mountPaths }, path)
        ? []
        : [`${part}.${index}.path: must be ${mountPaths.join(' or ')}, or lie below, not ${path}`],
    );
  return [...foreign('pages', pages), ...foreign('navigation', navigation)];
}
