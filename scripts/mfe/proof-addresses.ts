/** Which pages a release is tried on. */
import type { PageEntry, ReleaseManifest, RemoteManifest } from '@site/shared/contracts';

const SHELL = 'shell';
/** Pages on which slots show; those of the header are everywhere. */
const SLOT_HOSTS: Record<RemoteManifest['slots'][number]['slot'], string> = {
  'home.panel': '/',
  'header.right': '/',
  'avatar.menu': '/',
  'unit.workspace': '/roadmaps/javascript/:unit',
};

/** What a parameter is, if nothing else is known. */
const SAMPLE = 'sample';

/**
 * The pages of a unit, those that show what it puts into slots, and its own with slots; of a new shell also one of each
 * remote. A page with a parameter is tried with the first address that the site's own sitemap has for it.
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
  const { mountPaths = [], slots = [] } = remotes[unit] ?? {};
  const filled = isShell ? Object.values(remotes).flatMap((remote) => remote.slots) : slots;
  const hosts = Object.entries(SLOT_HOSTS).filter(
    ([name, path]) =>
      filled.some(({ slot }) => slot === name) ||
      mountPaths.some((mountPath) => path.startsWith(`${mountPath}/`)),
  );
  return [
    ...new Set([
      ...pages.flatMap((page) => addressOf(page, listed) ?? sampleOf(page) ?? []),
      ...hosts.flatMap(([, path]) => addressOf({ path }, listed) ?? []),
    ]),
  ];
}

function addressOf(
  { path }: Pick<PageEntry, 'path'>,
  listed: readonly string[],
): string | undefined {
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
