import type { ByBudgetPart, ReleaseManifest } from '@site/shared/contracts/composition';
import type { ReleaseDiff, UnitDiff } from '@site/shared/contracts/releases';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../database/tables.ts';
import { browserPaths, budgetOf, weightOf } from './budget.ts';
import { readManifest } from './live-manifests.repository.ts';
import { changesBetween, type Release, releasesIn, SHELL } from './next-manifest.ts';
import { releaseContents } from './release-files.repository.ts';
import { sentBytes } from './release-problems.ts';

/**
 * What differs between two release manifests, by their ids.
 * @throws DomainError see readManifest
 */
export async function diff(
  kysely: Kysely<DB>,
  { from, to }: { from: string; to: string },
): Promise<ReleaseDiff> {
  const { manifest: before } = await readManifest(kysely, from);
  const { manifest: after } = await readManifest(kysely, to);
  const files = [before, after].flatMap((manifest) =>
    Object.values(releasesIn(manifest)).flatMap(browserFiles),
  );
  const weight = async (
    manifest: ReleaseManifest,
    microfrontend: string,
  ): Promise<ByBudgetPart | null> => {
    const release = releasesIn(manifest)[microfrontend];
    if (!release) return null;
    const sent = await sentBytes(kysely, microfrontend, release);
    return browserPaths(release).every((path) => sent.has(path)) ? weightOf(release, sent) : null;
  };
  const packages = async (manifest: ReleaseManifest, microfrontend: string) => {
    const release = releasesIn(manifest)[microfrontend];
    return release ? sharedPackages(kysely, microfrontend, release) : {};
  };
  const units = diffManifests(before, after, await sizesOf(kysely, files)).map(async (unit) => ({
    ...unit,
    weight: { from: await weight(before, unit.unit), to: await weight(after, unit.unit) },
    packages: differentPackages(
      await packages(before, unit.unit),
      await packages(after, unit.unit),
    ),
  }));
  return { from, to, units: await Promise.all(units) };
}

async function sizesOf(
  kysely: Kysely<DB>,
  integrities: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('release_files')
    .select(['integrity', sql<number>`octet_length(content)`.as('bytes')])
    .where(sql<boolean>`integrity = any(${integrities}::text[])`)
    .execute();
  return new Map(rows.map(({ integrity, bytes }) => [integrity, bytes]));
}

/** The version that a shell offers, or the range that a remote needs, by the name of the package. */
type SharedPackages = Readonly<Record<string, string>>;

const unitManifest = z.object({
  shared: z.array(z.object({ name: z.string(), version: z.string(), requiredVersion: z.string() })),
});

/** Façades have the version of the contract, which a release names itself. */
const isFacade = (name: string): boolean => name.startsWith('@site/');

/**
 * The packages that a version shares with the rest of the page, as federation writes them into its manifest; null if the
 * files are gone, or don't say.
 */
async function sharedPackages(
  kysely: Kysely<DB>,
  microfrontend: string,
  { version, unitManifest: address }: Pick<Release, 'version' | 'unitManifest'>,
): Promise<SharedPackages | null> {
  const path = address.slice(address.lastIndexOf('/') + 1);
  const contents = await releaseContents(kysely, { unit: microfrontend, version, paths: [path] });
  const said = parsed(contents.get(path));
  if (!said) return null;
  const fact = microfrontend === SHELL ? 'version' : 'requiredVersion';
  const packages = said.shared.filter(({ name }) => !isFacade(name));
  return Object.fromEntries(packages.map((one) => [one.name, one[fact]]));
}

function parsed(content: Buffer | undefined) {
  try {
    return unitManifest.safeParse(JSON.parse(content?.toString('utf8') ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Those that differ; none if one side isn't known. */
function differentPackages(
  from: SharedPackages | null,
  to: SharedPackages | null,
): { name: string; from: string | null; to: string | null }[] {
  if (!from || !to) return [];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }))
    .filter((one) => one.from !== one.to);
}

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
const browserFiles = (release: Release): string[] =>
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
