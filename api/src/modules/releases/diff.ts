import type { ReleaseDiff } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { releasesIn } from './compose.ts';
import { browserFiles, diffManifests } from './diff-manifests.ts';
import { readManifest } from './read-manifest.ts';

/**
 * What differs between two release manifests, by their ids.
 * @throws DomainError see readManifest
 */
export async function diff(
  kysely: Kysely<Tables>,
  { from, to }: { from: string; to: string },
): Promise<ReleaseDiff> {
  const { manifest: before } = await readManifest(kysely, from);
  const { manifest: after } = await readManifest(kysely, to);
  const files = [before, after].flatMap((manifest) =>
    Object.values(releasesIn(manifest)).flatMap(browserFiles),
  );
  return { from, to, units: diffManifests(before, after, await sizesOf(kysely, files)) };
}

async function sizesOf(
  kysely: Kysely<Tables>,
  integrities: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('release_files')
    .select(['integrity', sql<number>`octet_length(content)`.as('bytes')])
    .where(sql<boolean>`integrity = any(${integrities}::text[])`)
    .execute();
  return new Map(rows.map(({ integrity, bytes }) => [integrity, bytes]));
}
