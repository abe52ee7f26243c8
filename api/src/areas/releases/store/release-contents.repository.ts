/** What the files of a version hold, by their paths in its folder. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

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
