/** What a change would break among the remotes that are live. */
import {
  type Area,
  type ExportsByModule,
  fitsRange,
  overlappingAreas,
  type PageEntry,
  type ReleaseManifest,
  type RemoteRelease,
} from '@site/shared/contracts';
import { WHOLE } from '../../webpack/facade-exports.mjs';

/** What there would be after the change. What is left out stays as it is. */
export interface Change {
  /** In words, such as react@20.0.0. */
  name: string;
  /** Contract version that the shell would offer. */
  contract?: string;
  /** What these shared modules would export. */
  provides: ExportsByModule;
  /** The shell's own pages. */
  pages?: readonly Pick<PageEntry, 'path'>[];
}

export interface Outcome {
  unit: string;
  version: string;
  /** The contract range that would no longer fit, and what would be offered. */
  contract: { needs: string; offered: string } | null;
  /** Module → names of exports that it uses and that would be gone. */
  missing: ExportsByModule;
  /** Addresses that somebody else would own, too. */
  overlaps: [Area, Area][];
  /** Modules of which it isn't known all that this remote uses. */
  unsure: string[];
}

export interface Simulation {
  site: string;
  manifestId: string;
  change: string;
  remotes: Outcome[];
}

/**
 * @param uses what a remote uses of a module; null if its release doesn't say
 */
export function outcomeFor(
  unit: string,
  remote: RemoteRelease,
  change: Change,
  uses: (module: string) => readonly string[] | null,
): Outcome {
  const { contract, provides, pages } = change;
  const used = Object.keys(provides).map((module) => [module, uses(module)] as const);
  const missing = used
    .map(([module, names]) => {
      const isGone = (name: string) => name !== WHOLE && !provides[module]?.includes(name);
      return [module, (names ?? []).filter(isGone)] as const;
    })
    .filter(([, names]) => names.length > 0);
  return {
    unit,
    version: remote.version,
    contract:
      contract && !fitsRange(contract, remote.contract)
        ? { needs: remote.contract, offered: contract }
        : null,
    missing: Object.fromEntries(missing),
    overlaps: pages ? overlappingAreas(pages, { [unit]: remote }) : [],
    unsure: used.filter(([, names]) => !names || names.includes(WHOLE)).map(([module]) => module),
  };
}

export const isBroken = ({ contract, missing, overlaps }: Outcome): boolean =>
  contract !== null || Object.keys(missing).length > 0 || overlaps.length > 0;

export const remotesOf = ({ remotes }: ReleaseManifest): [string, RemoteRelease][] =>
  Object.entries(remotes).toSorted(([one], [other]) => one.localeCompare(other));
