/** What differs between two release manifests: decided from them, without a query. */
import type { ReleaseManifest, UnitDiff } from '@site/shared/contracts';
import { browserPaths, budgetOf } from './budget.ts';
import { changesBetween, type Release, releasesIn } from './next-manifest.ts';

/**
 * @param sizes bytes by the hash of the file, for those that are stored
 * @returns microfrontends whose versions differ
 */
export function diffManifests(
  from: ReleaseManifest,
  to: ReleaseManifest,
  sizes: ReadonlyMap<string, number>,
): Omit<UnitDiff, 'weight' | 'packages'>[] {
  const [before, after] = [releasesIn(from), releasesIn(to)];
  return changesBetween(before, after).map(({ unit, ...version }) => {
    const [old, fresh] = [before[unit], after[unit]];
    return {
      unit,
      version,
      contract: { from: old?.contract ?? null, to: fresh?.contract ?? null },
      bytes: { from: bytesOf(old, sizes), to: bytesOf(fresh, sizes) },
      budget: { from: old ? budgetOf(old) : null, to: fresh ? budgetOf(fresh) : null },
      exports: listDiff(exportsOf(old), exportsOf(fresh)),
      pages: listDiff(pagesOf(old), pagesOf(fresh)),
    };
  });
}

/** The files of a release that browsers load, by their hashes. */
export const browserFiles = (release: Release): string[] =>
  browserPaths(release).flatMap((path) => release.files[path] ?? []);

/** null if not all of it is stored. */
function bytesOf(release: Release | undefined, sizes: ReadonlyMap<string, number>): number | null {
  const files = release ? browserFiles(release) : [];
  if (!files.every((integrity) => sizes.has(integrity))) return null;
  return files.reduce((sum, integrity) => sum + (sizes.get(integrity) ?? 0), 0);
}

/** What the shell provides, or a remote uses. */
function exportsOf(release: Release | undefined): string[] {
  const byModule = release && ('provides' in release ? release.provides : release.uses);
  return Object.entries(byModule ?? {}).flatMap(([module, names]) =>
    names.map((name) => `${module} ${name}`),
  );
}

const pagesOf = (release: Release | undefined): string[] =>
  release?.pages.map(({ path }) => path) ?? [];

const listDiff = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
});
