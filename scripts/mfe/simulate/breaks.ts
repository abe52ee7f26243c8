/** What a change would break among the remotes that are live. */
import {
  type Area,
  type ExportsByModule,
  fitsRange,
  overlappingAreas,
  type PageEntry,
  type ReleaseManifest,
  type RemoteRelease,
} from '@site/shared/contracts/composition';
import { WHOLE } from '../../webpack/facade-exports.mjs';
import { compareVersions, type VersionMisfit } from './shared-versions.ts';

/** What there would be after the change. What is left out stays as it is. */
export interface Change {
  /** In words, such as react@20.0.0. */
  name: string;
  /** Contract version that the shell would offer. */
  contract?: string;
  /** What these shared modules would export. */
  provides: ExportsByModule;
  /** Versions of packages that the shell would share. */
  versions?: {
    offered: Record<string, string>;
    /** Whether these are all, so that what isn't among them isn't shared. */
    isAll: boolean;
  };
  /** The shell's own pages. */
  pages?: readonly Pick<PageEntry, 'path'>[];
}

interface Outcome {
  unit: string;
  version: string;
  /** The contract range that would no longer fit, and what would be offered. */
  contract: { needs: string; offered: string } | null;
  /** Shared modules that would be there in a version that it can't take, or not at all. */
  versions: VersionMisfit[];
  /** Module → names of exports that it uses and that would be gone. */
  missing: ExportsByModule;
  /** Addresses that another remote or the shell would own, too. */
  overlaps: [Area, Area][];
  /** Modules of which it isn't known all that this remote uses. */
  unsure: string[];
  /** Modules of which it isn't known whether this remote takes the version. */
  unsureVersions: string[];
}

export interface Simulation {
  site: string;
  manifestId: string;
  change: string;
  remotes: Outcome[];
}

/** What the release of a remote says of its needs, besides what is in the release manifest. */
export interface Needs {
  /** What it uses of a module; null if its release doesn't say. */
  uses(module: string): readonly string[] | null;
  /** Ranges of shared modules; null if its release doesn't say. */
  ranges: Record<string, string> | null;
}

export function outcomeFor(
  unit: string,
  remote: RemoteRelease,
  change: Change,
  { uses, ranges }: Needs,
): Outcome {
  const { contract, provides, pages, versions } = change;
  const compared =
    versions && ranges ? compareVersions(ranges, versions) : { misfits: [], unsure: [] };
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
    versions: compared.misfits,
    missing: Object.fromEntries(missing),
    overlaps: pages ? overlappingAreas(pages, { [unit]: remote }) : [],
    unsure: used
      .filter(([module, names]) => (names ? names.includes(WHOLE) : mayTake(module, ranges)))
      .map(([module]) => module),
    unsureVersions: versions && !ranges ? Object.keys(versions.offered).sort() : compared.unsure,
  };
}

/** What it doesn't take from the page at all, it doesn't use there. */
const mayTake = (module: string, ranges: Needs['ranges']) => !ranges || module in ranges;

export const isBroken = ({ contract, versions, missing, overlaps }: Outcome): boolean =>
  contract !== null ||
  versions.length > 0 ||
  Object.keys(missing).length > 0 ||
  overlaps.length > 0;

export const remotesOf = ({ remotes }: ReleaseManifest): [string, RemoteRelease][] =>
  Object.entries(remotes).toSorted(([one], [other]) => one.localeCompare(other));

/** For people: what would break and why, then what is unknown. */
export function describeSimulation({ site, change, remotes }: Simulation): string {
  const broken = remotes.filter(isBroken);
  const count = `${broken.length === 0 ? 'none' : broken.length} of the ${remotes.length} remotes`;
  return [
    `${change} would break ${count} that are live on ${site}.`,
    ...broken.flatMap(reasons).map((line) => `  ${line}`),
    ...remotes.flatMap(doubts),
  ].join('\n');
}

function reasons({ unit, version, contract, versions, missing, overlaps }: Outcome): string[] {
  const name = `${unit} ${version}`;
  return [
    ...(contract ? [`${name} needs contract ${contract.needs}, not ${contract.offered}`] : []),
    ...versions.map(({ module, needs, offered }) =>
      offered === null
        ? `${name} needs ${module} ${needs}, which wouldn't be shared`
        : `${name} needs ${module} ${needs}, not ${offered}`,
    ),
    ...Object.entries(missing).flatMap(([module, exports]) =>
      exports.map((one) => `${name} uses ${one} of ${module}`),
    ),
    ...overlaps.map(
      ([one, other]) =>
        `${name}: ${one.path} of ${one.owner} and ${other.path} of ${other.owner} overlap`,
    ),
  ];
}

const doubts = ({ unit, version, unsure, unsureVersions }: Outcome): string[] => [
  ...unsure.map(
    (module) =>
      `${unit} ${version} doesn't name all that it uses of ${module}: prove the change in a browser.`,
  ),
  ...unsureVersions.map(
    (module) =>
      `${unit} ${version} doesn't say clearly which versions of ${module} it takes: prove the change in a browser.`,
  ),
];
