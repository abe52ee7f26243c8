import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ContentRow, ContentTable } from './content-rows.ts';
import type { StoredRow } from './plan-load.ts';

/**
 * Lets one loader work at a time, and holds off edits between comparing and writing.
 * Reading, and writing progress and comments, go on meanwhile: nobody edits sample comments.
 */
export async function lockContent(transaction: Transaction<Tables>): Promise<void> {
  await sql`lock table roadmaps, topics, learning_units, dsa_problems, article_categories, articles, announcements, posts in share row exclusive mode`.execute(
    transaction,
  );
}

/** The rows that a load is about: those it wants, and those that it wrote before. */
export async function findRows(
  transaction: Transaction<Tables>,
  table: ContentTable,
  wantedIds: string[],
): Promise<StoredRow[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where loaded is not null or id::text = any(${wantedIds})
  `.execute(transaction);
  return rows.map(({ id, loaded, retired_at, ...columns }) => ({
    id: String(id),
    columns: asLoaded(columns),
    loaded: loaded as StoredRow['loaded'],
    retired: retired_at !== null,
  }));
}

/** Times as the files, and so `loaded`, have them. */
const asLoaded = (columns: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

/** Writes the rows, new or known, and remembers them as loaded. One statement, however many rows. */
export async function writeRows(
  transaction: Transaction<Tables>,
  table: ContentTable,
  rows: ContentRow[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const records = rows.map(({ id, columns }) => ({ id, ...columns, loaded: columns }));
  const names = ['id', ...Object.keys(first.columns), 'loaded'];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const updates = sql.join(
    names.slice(1).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)
    on conflict (id) do update set ${updates}
  `.execute(transaction);
}

/** Hides the rows (`retired`) or shows them again. */
export async function setRetired(
  transaction: Transaction<Tables>,
  table: ContentTable,
  ids: string[],
  retired: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  const time = retired ? sql`now()` : sql`null`;
  await sql`
    update ${sql.table(table)} set retired_at = ${time} where id = any(${ids})
  `.execute(transaction);
}
