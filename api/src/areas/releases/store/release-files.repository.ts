/** Files of releases, each once, under the hash of what it holds. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { integrityOf } from './integrity.ts';
import type { ReleasePath } from './new-release.ts';

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

/** The files of a folder; none if no release has it. */
export async function filesIn(
  kysely: Kysely<DB>,
  microfrontend: string,
  folder: string,
): Promise<Pick<ReleasePath, 'path' | 'integrity'>[]> {
  return kysely
    .selectFrom('release_paths')
    .select(['path', 'integrity'])
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

/** Those of the hashes that aren't among the files. */
export const without = (
  integrities: readonly string[],
  stored: readonly { integrity: string }[],
) => {
  const known = new Set(stored.map(({ integrity }) => integrity));
  return [...new Set(integrities)].filter((integrity) => !known.has(integrity));
};
