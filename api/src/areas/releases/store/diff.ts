import type { ByBudgetPart, ReleaseDiff, ReleaseManifest } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { browserPaths, weightOf } from './budget.ts';
import { browserFiles, diffManifests } from './diff-manifests.ts';
import { releasesIn } from './next-manifest.ts';
import { readManifest } from './read-manifest.ts';
import { sentBytes } from './release-problems.ts';
import { differentPackages, sharedPackages } from './shared-packages.ts';

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
