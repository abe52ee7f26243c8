/** Removes what nobody goes back to any more. */
import type { Collected } from '@site/shared/contracts/releases';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { findWaitingVersions } from '../approvals/approvals.repository.ts';
import { authorOf } from '../tokens/author.ts';
import type { Author } from './change-live.ts';
import { latestManifests, lockLiveManifest } from './live-manifests.repository.ts';
import { releasesIn } from './next-manifest.ts';
import { recentlyLiveVersions } from './recently-live.ts';
import { lockReleases } from './release-store.ts';

type Version = Collected['removed'][number];

/** For a publisher to go on from the upload of files to a release, and from there to what is live. */
const UNDER_WAY = sql`interval '1 hour'`;

/** How many files are removed at a time, so that no statement takes long and publishers get their turn. */
const BATCH = 50;

const keyOf = ({ unit, version }: Version) => `${unit} ${version}`;

/**
 * Removes all versions but the `keep` latest of each microfrontend, what is live or may be gone back to, what visitors
 * were given lately, what waits for approval, and what was stored just now. Then the files that no version has.
 */
export async function collect(
  kysely: Kysely<DB>,
  keep: number,
  author: Author,
): Promise<Collected> {
  const removed = await kysely
    .transaction()
    .execute((transaction) => removeVersions(transaction, keep, author));
  let [files, bytes] = [0, 0];
  for (;;) {
    const batch = await kysely.transaction().execute(removeUnusedFiles);
    if (batch.length === 0) return { removed, files, bytes };
    files += batch.length;
    for (const file of batch) bytes += file.bytes;
  }
}

async function removeVersions(
  transaction: Transaction<DB>,
  keep: number,
  { by, administrator }: Author,
): Promise<Version[]> {
  await lockLiveManifest(transaction);
  await lockReleases(transaction);
  const needed = [
    ...(await namedByLive(transaction)),
    ...(await recentlyLiveVersions(transaction)),
    ...(await findWaitingVersions(transaction)),
  ];
  const retained = new Set(needed.map(keyOf));
  const older = await beyondLatest(transaction, keep);
  const removed = older.filter((version) => !retained.has(keyOf(version)));
  if (removed.length === 0) return [];
  for (const version of removed) await removeVersion(transaction, version);
  await recordChange(transaction, authorOf(by, administrator), {
    action: 'release.collect',
    subject: [...new Set(removed.map(({ unit }) => unit))].join(', '),
    before: { versions: removed.map(keyOf) },
    after: null,
  });
  return removed;
}

/** What is live, what it can go back to, and what pages take if it fails. */
async function namedByLive(transaction: Transaction<DB>): Promise<Version[]> {
  const [latest = null] = await latestManifests(transaction, 1);
  return Object.entries(releasesIn(latest)).flatMap(([unit, { version, previous, fallback }]) =>
    [version, ...previous, ...(fallback ? [fallback.version] : [])].map((one) => ({
      unit,
      version: one,
    })),
  );
}

/** Versions of which a microfrontend has so many later ones. */
async function beyondLatest(transaction: Transaction<DB>, keep: number): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select unit, version from (
      select unit, version, stored_at,
        row_number() over (partition by unit order by stored_at desc, version desc) as rank
      from releases where removed_at is null
    ) as stored
    where rank > ${keep} and stored_at < now() - ${UNDER_WAY}
    order by unit, rank`.execute(transaction);
  return rows;
}

async function removeVersion(
  transaction: Transaction<DB>,
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

/** Some of those that no version has; none if there are no more. */
async function removeUnusedFiles(transaction: Transaction<DB>): Promise<{ bytes: number }[]> {
  await lockReleases(transaction);
  // Locked in the order in which publishers do, so that nobody waits for each other.
  const { rows } = await sql<{ bytes: number }>`
    with unused as (
      select integrity, octet_length(content) as bytes from release_files file
      where wanted_at < now() - ${UNDER_WAY}
        and not exists (select from release_paths path where path.integrity = file.integrity)
      order by integrity limit ${BATCH} for update
    ), removed as (
      delete from release_files using unused where release_files.integrity = unused.integrity
    )
    select bytes from unused`.execute(transaction);
  return rows;
}
