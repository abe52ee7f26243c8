/** Versions of microfrontends and their files, in the database. A stored version never changes. */
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import {
  describedBy,
  refuseMissingFiles,
  refuseOddNames,
  refuseOtherContent,
  refuseOtherDescription,
} from './check-release.ts';
import { type Described, releasesIn } from './next-manifest.ts';
import { unknownVersion, withdrawnVersion } from './refusals.ts';
import { DESCRIPTION, type NewRelease } from './release-files.repository.ts';

/** Any number that no other lock of this program has. */
const LOCK = 7_205_373;

/**
 * Until the transaction ends, nobody else adds a release or removes one. If `lockLiveManifest` is
 * needed, too, take that one first.
 */
export async function lockReleases(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
}

/**
 * Stores a version, all files of which are stored. One that is there stays as it is.
 * @param by who stores it, as people read later
 * @returns whether it is new
 * @throws DomainError if a file isn't stored, or the release isn't what its release.json says
 */
export async function storeRelease(
  kysely: Kysely<DB>,
  release: NewRelease,
  by: string,
): Promise<boolean> {
  refuseOddNames(release);
  const { unit, version } = release;
  return kysely.transaction().execute(async (transaction) => {
    await lockReleases(transaction);
    await refuseMissingFiles(transaction, release);
    await refuseOtherContent(transaction, release);
    const description = JSON.stringify(await describedBy(transaction, release));
    await refuseOtherDescription(transaction, { unit, version, description });
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('releases')
      .values({ unit, version, description, stored_by: by })
      .onConflict((conflict) =>
        conflict
          .columns(['unit', 'version'])
          .doUpdateSet({ removed_at: null, stored_at: sql<Date>`now()`, stored_by: by })
          .where('releases.removed_at', 'is not', null),
      )
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    await transaction
      .insertInto('release_paths')
      .values(release.paths.map((path) => ({ unit, version, ...path })))
      .execute();
    return true;
  });
}

/** @throws DomainError if there is no such version, its files were removed, or it was withdrawn */
export async function findRelease(
  kysely: Kysely<DB>,
  microfrontend: string,
  version: string,
): Promise<Described> {
  const release = await kysely
    .selectFrom('releases')
    .innerJoin('release_paths', (join) =>
      join
        .onRef('release_paths.unit', '=', 'releases.unit')
        .onRef('release_paths.version', '=', 'releases.version')
        .onRef('folder', '=', 'releases.version')
        .on('path', '=', DESCRIPTION),
    )
    .select(['description', 'integrity', 'withdrawn_in'])
    .where('releases.unit', '=', microfrontend)
    .where('releases.version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!release) throw unknownVersion(microfrontend, version);
  const { withdrawn_in, ...described } = release;
  if (withdrawn_in !== null) throw withdrawnVersion(microfrontend, version);
  return described;
}

/** The versions of a microfrontend that may go live: their files are stored, and nobody has withdrawn them. */
export async function availableVersions(
  kysely: Kysely<DB>,
  microfrontend: string,
): Promise<ReadonlySet<string>> {
  const rows = await kysely
    .selectFrom('releases')
    .select('version')
    .where('unit', '=', microfrontend)
    .where('removed_at', 'is', null)
    .where('withdrawn_in', 'is', null)
    .execute();
  return new Set(rows.map(({ version }) => version));
}

/** What a release manifest names of which the files were removed. */
export async function removedFrom(
  kysely: Kysely<DB>,
  manifest: ReleaseManifest,
): Promise<[unit: string, version: string][]> {
  const rows = await kysely
    .selectFrom('releases')
    .select(['unit', 'version'])
    .where('removed_at', 'is', null)
    .execute();
  const stored = new Set(rows.map(({ unit, version }) => `${unit} ${version}`));
  return Object.entries(releasesIn(manifest))
    .map(([unit, { version }]): [string, string] => [unit, version])
    .filter(([unit, version]) => !stored.has(`${unit} ${version}`));
}

/** Every version that was ever stored, also those whose files were removed since. */
export async function knownVersions(kysely: Kysely<DB>): Promise<ReadonlySet<string>> {
  const rows = await kysely.selectFrom('releases').select(['unit', 'version']).execute();
  return new Set(rows.map(({ unit, version }) => `${unit} ${version}`));
}
