/** Files of releases, each once, under the hash of what it holds. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { integrityOf } from './integrity.ts';

/** A file of a release: where it is served, and what it holds. */
export interface ReleasePath {
  /** The version, or the name of a folder that several versions of the microfrontend share. */
  folder: string;
  path: string;
  integrity: string;
}

export interface NewRelease {
  unit: string;
  version: string;
  paths: readonly ReleasePath[];
}

/** Among the files of a version: it describes the others. */
export const DESCRIPTION = 'release.json';

/**
 * Which of these files nobody has stored yet. The others are marked as needed, so that they stay until a release
 * names them.
 */
export async function missingFiles(
  kysely: Kysely<DB>,
  integrities: readonly string[],
): Promise<string[]> {
  // Locked in one order, so that two publishers never wait for each other.
  const { rows } = await sql<{ integrity: string }>`
    with mine as (
      select integrity from release_files where integrity = any(${integrities}::text[])
      order by integrity for no key update
    )
    update release_files file set wanted_at = now() from mine where file.integrity = mine.integrity
    returning file.integrity`.execute(kysely);
  return without(integrities, rows);
}

/** Stores a file under the hash of what it holds. @returns the hash */
export async function storeFile(kysely: Kysely<DB>, content: Buffer): Promise<string> {
  const integrity = integrityOf(content);
  await kysely
    .insertInto('release_files')
    .values({ integrity, content })
    .onConflict((conflict) =>
      conflict.column('integrity').doUpdateSet({ wanted_at: sql<Date>`now()` }),
    )
    .execute();
  return integrity;
}

export interface StoredPath extends Pick<ReleasePath, 'path' | 'integrity'> {
  bytes: number;
}

/** The files of a folder; none if no release has it. */
export async function filesIn(
  kysely: Kysely<DB>,
  microfrontend: string,
  folder: string,
): Promise<StoredPath[]> {
  return kysely
    .selectFrom('release_paths')
    .innerJoin('release_files', 'release_files.integrity', 'release_paths.integrity')
    .select(['path', 'release_paths.integrity', sql<number>`octet_length(content)`.as('bytes')])
    .distinct()
    .where('unit', '=', microfrontend)
    .where('folder', '=', folder)
    .execute();
}

/** @throws if it isn't what its hash says: the database was tampered with */
export async function readStoredFile(kysely: Kysely<DB>, integrity: string): Promise<Buffer> {
  const { content } = await kysely
    .selectFrom('release_files')
    .select('content')
    .where('integrity', '=', integrity)
    .executeTakeFirstOrThrow();
  if (integrityOf(content) === integrity) return content;
  throw new Error(`The file ${integrity} in release_files isn't what its hash says.`);
}

/** The files of a version, by their paths in its folder. */
const filesOf = (kysely: Kysely<DB>, microfrontend: string, version: string) =>
  kysely
    .selectFrom('release_paths')
    .innerJoin('release_files', 'release_files.integrity', 'release_paths.integrity')
    .where('unit', '=', microfrontend)
    .where('version', '=', version)
    .where('folder', '=', version);

/** In bytes, of all of them. None if the version was removed. */
export async function releaseSizes(
  kysely: Kysely<DB>,
  microfrontend: string,
  version: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await filesOf(kysely, microfrontend, version)
    .select(['path', sql<number>`octet_length(content)`.as('bytes')])
    .execute();
  return new Map(rows.map(({ path, bytes }) => [path, bytes]));
}

/** Of those that are requested and stored. */
export async function releaseContents(
  kysely: Kysely<DB>,
  { unit, version, paths }: { unit: string; version: string; paths: readonly string[] },
): Promise<ReadonlyMap<string, Buffer>> {
  if (paths.length === 0) return new Map();
  const rows = await filesOf(kysely, unit, version)
    .select(['path', 'content'])
    .where('path', 'in', [...paths])
    .execute();
  return new Map(rows.map(({ path, content }) => [path, content]));
}

/** Those of the hashes that aren't among the files. */
export const without = (
  integrities: readonly string[],
  stored: readonly { integrity: string }[],
) => {
  const known = new Set(stored.map(({ integrity }) => integrity));
  return [...new Set(integrities)].filter((integrity) => !known.has(integrity));
};
