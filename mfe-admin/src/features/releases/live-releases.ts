import type { ReleaseManifest } from '@site/shared/contracts';

export interface LiveRelease {
  part: string;
  version: string;
  /** The version that was live before; null if there was none. */
  previous: string | null;
  /** The contract version the shell offers, or the range a remote works with. */
  contract: string;
  /** The paths of the unit's pages. */
  pages: string;
}

/** The shell first, then the remotes by name. */
export function releasesIn({ shell, remotes }: ReleaseManifest): LiveRelease[] {
  const inOrder = Object.entries(remotes).toSorted(([a], [b]) => a.localeCompare(b));
  return [
    { part: 'shell', ...shell, pages: shell.pages.map(({ path }) => path).join(', ') },
    ...inOrder.map(([part, remote]) => ({ part, ...remote, pages: remote.mountPaths.join(', ') })),
  ].map(({ part, version, previous, contract, pages }) => ({
    part,
    version,
    previous: previous[0] ?? null,
    contract,
    pages,
  }));
}
