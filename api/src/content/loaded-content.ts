/**
 * What the last load was made from and what it left in the database, noted in its own transaction. While all of that is
 * the same, another load would change nothing.
 */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { projectRoot } from '../config/project-root.ts';
import type { DB } from '../database/tables.ts';
import type { ContentTable } from './content.ts';
import { contentTables } from './content-rows.ts';

const NAME = 'loaded-content';

/** What decides how files are read: the API as sources and as a bundle, whichever there is, and the packages it uses. */
export const LOADER = [
  'api/src',
  'api/dist',
  'shared/contracts',
  'shared/brand',
  'node_modules/.package-lock.json',
].map((file) => path.join(projectRoot, file));

/**
 * One hash of files and of all that is in folders, none of which is read. The time at which a file's entry changed can't
 * be set: a file that's replaced by one of the same size and date, as archives and copies have them, is another one.
 */
export function stateOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) addTo(hash, file);
  return hash.digest('base64');
}

function addTo(hash: ReturnType<typeof createHash>, file: string): void {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (stats?.isDirectory())
    for (const name of readdirSync(file).sort()) addTo(hash, path.join(file, name));
  else hash.update(`${file}\0${stats?.size}\0${stats?.mtimeNs}\0${stats?.ctimeNs}\0`);
}

/** Whether the last load was made from files in this state, and all rows are as it left them. */
export async function isLoaded(kysely: Kysely<DB>, files: string): Promise<boolean> {
  const noted = await kysely
    .selectFrom('installation_values')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return noted !== undefined && noted.value === (await stateOf(kysely, files));
}

/** Notes a load that was made from files in this state, at the end of its transaction. */
export async function noteLoad(kysely: Kysely<DB>, files: string): Promise<void> {
  const value = await stateOf(kysely, files);
  await kysely
    .insertInto('installation_values')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

const stateOf = async (kysely: Kysely<DB>, files: string): Promise<string> =>
  `${files} ${await stateOfRows(kysely)}`;

/**
 * One hash of which rows there are, also those that the loader never wrote, since one may hold a slug; and of the
 * transactions that wrote them last, which are others in a restored backup.
 */
async function stateOfRows(kysely: Kysely<DB>): Promise<string> {
  const rows = sql.join(contentTables.map(versionsIn), sql` union all `);
  const { rows: states } = await sql<{ state: string }>`
    select md5(coalesce(string_agg(version, ',' order by version), '')) as state
    from (${rows}) as versions
  `.execute(kysely);
  return states[0]?.state ?? '';
}

function versionsIn(table: ContentTable): RawBuilder<unknown> {
  const name = sql.lit(table);
  // Counting a view of an article writes its row. Each change of it by an administrator raises its revision.
  if (table === 'articles')
    return sql`select concat_ws(' ', ${name}, id, revision, retired_at is null) as version from articles`;
  // Those that people write have nothing to do with files.
  const condition = table === 'comments' ? sql`where loaded is not null` : sql``;
  return sql`select concat_ws(' ', ${name}, id, xmin) as version from ${sql.table(table)} ${condition}`;
}
