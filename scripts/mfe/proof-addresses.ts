/** Which pages a release is tried on. */
import type { PageEntry, ReleaseManifest } from '@site/shared/contracts';

const SHELL = 'shell';
/** Where slots show; that of the header is everywhere. */
const SLOT_HOST = '/';

/** What a parameter is, if nothing else is known. */
const SAMPLE = 'sample';

/**
 * The pages of a unit, and those that show what it puts into slots; of a new shell also one of each remote. A page with
 * a parameter is tried with the first address that the site's own sitemap has for it.
 * @param madeUp whether a page that the sitemap has no address for is tried with one that is made up
 */
export function proofAddresses(
  unit: string,
  { shell, remotes }: Pick<ReleaseManifest, 'shell' | 'remotes'>,
  { listed, madeUp = false }: { listed: readonly string[]; madeUp?: boolean },
): string[] {
  const sampleOf = ({ path }: PageEntry) =>
    madeUp ? path.replaceAll(/:[^/]+/g, SAMPLE) : undefined;
  const firstOf = (pages: readonly PageEntry[]) => pages.slice(0, 1);
  const isShell = unit === SHELL;
  const pages = isShell
    ? [...shell.pages, ...Object.values(remotes).flatMap((remote) => firstOf(remote.pages))]
    : (remotes[unit]?.pages ?? []);
  const hosts = remotes[unit]?.slots.length ? [SLOT_HOST] : [];
  return [
    ...new Set([
      ...pages.flatMap((page) => addressOf(page, listed) ?? sampleOf(page) ?? []),
      ...hosts,
    ]),
  ];
}

function addressOf({ path }: PageEntry, listed: readonly string[]): string | undefined {
  if (!path.includes('/:')) return path;
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
  const pattern = new RegExp(`^${segments.join('/')}$`);
  return listed.find((address) => pattern.test(address));
}

/** Paths that a sitemap lists. */
export const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
