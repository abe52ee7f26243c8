/** Which pages a release is tried on. */
import type { ReleaseManifest } from '@site/shared/contracts/composition';

const SHELL = 'shell';
/** A page on which all slots show. */
export const HOME = '/';

/** What a parameter is, if nothing else is known. */
const SAMPLE = 'sample';

/** How many addresses of one page are tried. */
const MOST = 8;

/**
 * The pages of a microfrontend, and one that shows what it puts into slots; of a new shell also one of each remote. Pages
 * with a parameter are tried with addresses that the site's own sitemap has for them, or with one that is made up.
 */
export function proofAddresses(
  microfrontend: string,
  { shell, remotes }: Pick<ReleaseManifest, 'shell' | 'remotes'>,
  listed: readonly string[],
): string[] {
  const isShell = microfrontend === SHELL;
  const pages = isShell
    ? [...shell.pages, ...Object.values(remotes).flatMap((remote) => remote.pages.slice(0, 1))]
    : (remotes[microfrontend]?.pages ?? []);
  const paths = pages.map(({ path }) => path);
  // An address that is a page of its own says nothing about another one whose pattern it fits.
  const known = listed.filter((address) => !paths.includes(address));
  const { slots = [] } = remotes[microfrontend] ?? {};
  return [
    ...new Set([
      ...paths.flatMap((path) => addressesOf(path, known)),
      ...(slots.length > 0 ? [HOME] : []),
    ]),
  ];
}

/** Whether it's unknown if there is anything at the address. */
export const isMadeUp = (address: string): boolean => address.split('/').includes(SAMPLE);

/**
 * Addresses that differ in their last parameter alone have the same page. Those that differ in an earlier one needn't:
 * units of one roadmap are texts, those of another tasks.
 */
function addressesOf(path: string, known: readonly string[]): string[] {
  if (!path.includes('/:')) return [path];
  const beginningOf = (address: string) =>
    address.split('/').slice(0, lastParameter(path)).join('/');
  const fitting = known.filter((address) => fits(path, address));
  const beginnings = fitting.map(beginningOf);
  const different = fitting.filter(
    (_, place) => beginnings.indexOf(beginnings[place] ?? '') === place,
  );
  return different.length > 0 ? different.slice(0, MOST) : [madeUp(path, known)];
}

/** Below an address that is known, if there is one. */
function madeUp(path: string, known: readonly string[]): string {
  const segments = path.split('/');
  const place = lastParameter(path);
  const above = Math.max(1, lastParameter(segments.slice(0, place).join('/')) + 1);
  const [address = ''] = addressesOf(segments.slice(0, above).join('/'), known);
  return [address, ...segments.slice(above, place), SAMPLE, ...segments.slice(place + 1)].join('/');
}

const lastParameter = (path: string): number =>
  path.split('/').findLastIndex((segment) => segment.startsWith(':'));

function fits(path: string, address: string): boolean {
  const [expected, given] = [path.split('/'), address.split('/')];
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

/** Paths that a sitemap lists. */
export const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
