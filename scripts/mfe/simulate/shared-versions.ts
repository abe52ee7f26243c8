/** Versions of shared modules, as federation writes them into the manifest of a unit. */
import { fitsRange } from '@site/shared/contracts/composition';
import { FACADES } from '../../webpack/shared-modules.mjs';
import { publicFile } from '../http-client.ts';

interface UnitManifest {
  shared?: readonly { name: string; version: string; requiredVersion: string }[];
}

/** By the name of the module. Façades are left out: contract and exports say whether they fit. */
type ByModule = Record<string, string>;

/** A shared module in another version than a remote requires; not offered at all if `offered` is null. */
export interface VersionMisfit {
  module: string;
  needs: string;
  offered: string | null;
}

async function sharedIn(
  origin: string,
  unitManifest: string,
  fact: 'version' | 'requiredVersion',
  token?: string,
) {
  const manifest = await publicFile<UnitManifest>(origin, unitManifest, token);
  if (!manifest?.shared) return null;
  const packages = manifest.shared.filter(({ name }) => !FACADES.includes(name));
  return Object.fromEntries(packages.map((one) => [one.name, one[fact]]));
}

/** What a shell offers; null if its files don't say. */
export const offeredVersions = (
  origin: string,
  unitManifest: string,
  token?: string,
): Promise<ByModule | null> => sharedIn(origin, unitManifest, 'version', token);

/** What a remote requires; null if its files don't say. */
export const neededRanges = (origin: string, unitManifest: string): Promise<ByModule | null> =>
  sharedIn(origin, unitManifest, 'requiredVersion');

/** What can be compared; other forms are for federation alone. */
const RANGE = /^[\^~]?\d+\.\d+\.\d+$/;
const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * @param offered of some modules, or of all that are shared
 * @param isAll whether what isn't among them isn't shared
 */
export function compareVersions(
  needed: ByModule,
  { offered, isAll }: { offered: ByModule; isAll: boolean },
): { misfits: VersionMisfit[]; unsure: string[] } {
  const required = Object.entries(needed).filter(([module]) => isAll || module in offered);
  const compared = required.map(([module, needs]) => {
    const version = offered[module] ?? null;
    const isClear = version === null || (RANGE.test(needs) && VERSION.test(version));
    const fits = version !== null && isClear && fitsRange(version, needs);
    return { module, needs, offered: version, isClear, fits };
  });
  return {
    misfits: compared
      .filter(({ isClear, fits }) => isClear && !fits)
      .map(({ module, needs, offered }) => ({ module, needs, offered })),
    unsure: compared.filter(({ isClear }) => !isClear).map(({ module }) => module),
  };
}
