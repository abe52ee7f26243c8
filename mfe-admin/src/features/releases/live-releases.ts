import type { Registry } from '@site/shared/contracts';

export interface LiveRelease {
  part: string;
  version: string;
  previous: string | null;
  /** The contract version the shell offers, or the range a remote works with. */
  contract: string;
  /** Where the part's pages are. */
  pages: string;
}

/** The shell first, then the remotes by name. */
export function releasesIn({ shell, remotes }: Registry): LiveRelease[] {
  const inOrder = Object.entries(remotes).toSorted(([a], [b]) => a.localeCompare(b));
  return [
    { part: 'shell', ...shell, pages: shell.pages.map(({ path }) => path).join(', ') },
    ...inOrder.map(([part, remote]) => ({ part, ...remote, pages: remote.mountPaths.join(', ') })),
  ].map(({ part, version, previous, contract, pages }) => ({
    part,
    version,
    previous,
    contract,
    pages,
  }));
}
