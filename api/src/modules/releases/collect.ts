/** Removes what nobody goes back to any more. */
import type { collected } from '@site/shared/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../../database/tables.ts';
import { recordChange } from '../audit/index.ts';
import { authorOf } from '../release-tokens/index.ts';
import { releasesIn } from './compose.ts';
import { latestManifests, lockLiveManifest } from './live-manifests.repository.ts';
import { lockReleases } from './release-store.ts';

type Collected = z.infer<typeof collected>;
type Version = Collected['removed'][number];

/** Pages that were opened while a version was live may still load parts of it. */
const LATELY = sql`interval '14 days'`;

/** For a publisher to go on from the upload of files to a release, and from there to what is live. */
const UNDER_WAY = sql`interval '1 hour'`;

const keyOf = ({ unit, version }: Version) => `${unit} ${version}`;

/**
 * Removes the files of versions: all but the `keep` latest of each unit, what is live or may be gone back to, what was
 * live lately, and what was stored just now. Then the files that no version has.
 */
export const collect = (
  kysely: Kysely<Tables>,
  keep: number,
  { by }: { by: string },
): Promise<Collected> =>
  kysely.transaction().execute(async (transaction) => {
    await lockLiveManifest(transaction);
    await lockReleases(transaction);
    const needed = [...(await namedByLive(transaction)), ...(await liveLately(transaction))];
    const kept = new Set(needed.map(keyOf));
    const older = await beyondLatest(transaction, keep);
    const removed = older.filter((version) => !kept.has(keyOf(version)));
    for (const version of removed) await removeVersion(transaction, version);
    const files = await removeUnusedFiles(transaction);
    if (removed.length > 0 || files.files > 0) {
      await recordChange(transaction, authorOf(by), {
        action: 'release.collect',
        subject: 'releases',
        before: null,
        after: { removed: removed.map(keyOf), ...files },
      });
    }
    return { removed, ...files };
  });

/** What is live, what it can go back to, and what pages take if it fails. */
async function namedByLive(transaction: Transaction<Tables>): Promise<Version[]> {
  const [latest = null] = await latestManifests(transaction, 1);
  return Object.entries(releasesIn(latest)).flatMap(([unit, { version, previous, fallback }]) =>
    [version, ...previous, ...(fallback ? [fallback.version] : [])].map((one) => ({
      unit,
      version: one,
    })),
  );
}

/** What was live at any time of the last days, also if it went live long before them. */
async function liveLately(transaction: Transaction<Tables>): Promise<Version[]> {
  const { rows } = await sql<Version>`
    with lately as (
      select manifest from live_manifests
      where made_at > now() - ${LATELY} or sequence = (
        select max(sequence) from live_manifests where made_at <= now() - ${LATELY}
      )
    )
    select 'shell' as unit, manifest #>> '{shell,version}' as version from lately
    union
    select unit, release ->> 'version' from lately, jsonb_each(manifest -> 'remotes') remotes (unit, release)
  `.execute(transaction);
  return rows;
}

/** Versions of which a unit has so many later ones. */
async function beyondLatest(transaction: Transaction<Tables>, keep: number): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select unit, version from (
      select unit, version, stored_at,
        row_number() over (partition by unit order by stored_at desc, version desc) as place
      from releases where removed_at is null
    ) as stored
    where place > ${keep} and stored_at < now() - ${UNDER_WAY}
    order by unit, place`.execute(transaction);
  return rows;
}

async function removeVersion(
  transaction: Transaction<Tables>,
  { unit, version }: Version,
): Promise<void> {
  await transaction
    .updateTable('releases')
    .set({ removed_at: sql<Date>`now()` })
    .where('unit', '=', unit)
    .where('version', '=', version)
    .execute();
  await transaction
    .deleteFrom('release_paths')
    .where('unit', '=', unit)
    .where('version', '=', version)
    .execute();
}

async function removeUnusedFiles(
  transaction: Transaction<Tables>,
): Promise<Omit<Collected, 'removed'>> {
  // Locked in the order in which publishers do, so that nobody waits for each other.
  const { rows } = await sql<{ files: number; bytes: number }>`
    with unused as (
      select integrity, octet_length(content) as bytes from release_files file
      where wanted_at < now() - ${UNDER_WAY}
        and not exists (select from release_paths path where path.integrity = file.integrity)
      order by integrity for update
    ), removed as (
      delete from release_files using unused where release_files.integrity = unused.integrity
    )
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from unused`.execute(
    transaction,
  );
  return rows[0] ?? { files: 0, bytes: 0 };
}
