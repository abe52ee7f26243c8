import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';
import type { ContentRow, ContentTable, ItemTable } from './content.ts';
import type { StoredRow } from './plan-load.ts';

/**
 * Lets one loader work at a time, and holds off edits between comparing and writing.
 * Reading, and writing progress and comments, go on meanwhile: nobody edits notes.
 */
export async function lockContent(transaction: Transaction<DB>): Promise<void> {
  await sql`lock table roadmaps, topics, learning_units, dsa_problems, sql_databases, sql_tasks, javascript_tasks, quizzes, unit_texts, mock_tests, mock_interviews, article_categories, articles, announcements, posts in share row exclusive mode`.execute(
    transaction,
  );
}

/** The same for what learners practise, which administrators edit: one change at a time, nothing in between. */
export async function lockPractice(transaction: Transaction<DB>): Promise<void> {
  await sql`lock table roadmaps, topics, learning_units, dsa_problems, sql_databases, sql_tasks, javascript_tasks, quizzes, unit_texts, mock_tests, mock_interviews in share row exclusive mode`.execute(
    transaction,
  );
}

/** The rows that a load is about: those it writes or whose slugs it needs, and those that it wrote before. */
export function findRows(
  transaction: Transaction<DB>,
  table: ContentTable,
  desired: ContentRow[],
): Promise<StoredRow[]> {
  const ids = desired.map(({ id }) => id);
  const slugs = desired.flatMap(({ columns }) => columns.slug ?? []);
  const sameSlug = slugs.length > 0 ? sql`or slug = any(${slugs})` : sql``;
  return select(transaction, table, sql`loaded is not null or id::text = any(${ids}) ${sameSlug}`);
}

export const findRowsById = (
  kysely: Kysely<DB>,
  table: ContentTable,
  ids: string[],
): Promise<StoredRow[]> => select(kysely, table, sql`id::text = any(${ids})`);

/** All rows of a table of items. */
export const findAllRows = (kysely: Kysely<DB>, table: ItemTable): Promise<StoredRow[]> =>
  select(kysely, table, sql`true`);

async function select(
  kysely: Kysely<DB>,
  table: ContentTable,
  condition: RawBuilder<unknown>,
): Promise<StoredRow[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${condition}
  `.execute(kysely);
  return rows.map(
    ({ id, loaded, retired_at, deleted_at = null, retirement_edited, ...columns }) => ({
      id: String(id),
      columns: asLoaded(columns),
      loaded: loaded as StoredRow['loaded'],
      retired: retired_at !== null,
      deleted: deleted_at !== null,
      retirementEdited: retirement_edited === true,
    }),
  );
}

/** Times as the files, and so `loaded`, have them. */
const asLoaded = (columns: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

/** Writes the rows, new or known, and remembers them as loaded. */
export const writeRows = (
  transaction: Transaction<DB>,
  table: ContentTable,
  rows: ContentRow[],
): Promise<void> =>
  upsert(
    transaction,
    table,
    rows.map(({ id, columns }) => ({ id, ...columns, loaded: columns })),
  );

/** Writes the rows, new or known, as an administrator edits them: the loader sees that they were edited. */
export const saveRows = (
  transaction: Transaction<DB>,
  table: ContentTable,
  rows: ContentRow[],
): Promise<void> =>
  upsert(
    transaction,
    table,
    rows.map(({ id, columns }) => ({ id, ...columns })),
  );

/** One statement, however many rows; all have the same columns. */
async function upsert(
  transaction: Transaction<DB>,
  table: ContentTable,
  records: Record<string, unknown>[],
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const updates = sql.join(
    names
      .filter((name) => name !== 'id')
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  // An editor may have the article open.
  const raised = table === 'articles' ? sql`, revision = articles.revision + 1` : sql``;
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)
    on conflict (id) do update set ${updates}${raised}
  `.execute(transaction);
}

/** Hides the rows (`retired`) or shows them again. */
export async function setRetired(
  transaction: Transaction<DB>,
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

/** What administrators retire. */
type EditedTable =
  | ItemTable
  | Extract<ContentTable, 'roadmaps' | 'topics' | 'learning_units' | 'dsa_problems'>;

/** Retires rows or brings them back, and the loader leaves that alone from then on. */
export async function decideRetirement(
  transaction: Transaction<DB>,
  table: EditedTable,
  ids: string[],
  retired: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await setRetired(transaction, table, ids, retired);
  await sql`
    update ${sql.table(table)} set retirement_edited = true where id = any(${ids})
  `.execute(transaction);
}

/** A unit and the DSA problem that names it are the same thing, so that they are equally difficult. */
export async function alignProblems(transaction: Transaction<DB>): Promise<void> {
  await sql`
    update dsa_problems set difficulty = learning_units.difficulty
    from learning_units
    where learning_units.id = unit_id and dsa_problems.retired_at is null
      and dsa_problems.difficulty <> learning_units.difficulty
  `.execute(transaction);
}
