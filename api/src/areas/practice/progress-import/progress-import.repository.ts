import {
  IMPORT_UNDO_DAYS,
  IMPORT_UNDO_LATEST,
  type ProgressImport,
} from '@site/shared/contracts/practice';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { KnownUnit } from './match-units.ts';
import type { ImportedUnit, PlannedUnit, StoredProgress } from './plan-import.ts';

/** Every unit there is or was. */
export const findUnits = (kysely: Kysely<DB>): Promise<KnownUnit[]> =>
  kysely
    .selectFrom('learning_units')
    .innerJoin('topics', 'topics.id', 'learning_units.topic_id')
    .innerJoin('roadmaps', 'roadmaps.id', 'topics.roadmap_id')
    .select(['learning_units.id', 'learning_units.name', 'problem_link as problemLink'])
    .select(['roadmaps.id as roadmapId', 'roadmaps.title as roadmapTitle'])
    .select(
      sql<boolean>`coalesce(learning_units.retired_at, topics.retired_at, roadmaps.retired_at) is not null`.as(
        'retired',
      ),
    )
    .execute();

/** A person's row of a unit without its keys. */
const values = sql`to_jsonb(progress) - 'user_id' - 'unit_id'`;

/** A person's progress, by unit. */
export async function findStored(
  kysely: Kysely<DB>,
  userId: string,
  { lock = false } = {},
): Promise<Map<string, StoredProgress>> {
  const { rows } = await sql<{ unitId: string; stored: StoredProgress }>`
    select unit_id as "unitId", ${values} as stored
    from learning_unit_progress progress where user_id = ${userId}
    order by unit_id ${lock ? sql`for update` : sql``}
  `.execute(kysely);
  return new Map(rows.map(({ unitId, stored }) => [unitId, stored]));
}

/** So that there is a row to lock: what is not there yet could be written meanwhile. */
export async function addEmptyProgress(
  transaction: Transaction<DB>,
  userId: string,
  unitIds: string[],
): Promise<void> {
  await sql`
    insert into learning_unit_progress (user_id, unit_id)
    select ${userId}, unit_id from unnest(${unitIds}::text[]) as named (unit_id)
    order by unit_id
    on conflict do nothing
  `.execute(transaction);
}

/** Writes whole rows of a person's progress. */
export async function writeProgress(
  transaction: Transaction<DB>,
  userId: string,
  units: PlannedUnit[],
): Promise<void> {
  await sql`
    insert into learning_unit_progress (user_id, unit_id, completed, completed_changed_at,
      bookmarked, bookmarked_changed_at, notes, notes_changed_at)
    select ${userId}, unit_id, completed, completed_changed_at,
      bookmarked, bookmarked_changed_at, notes, notes_changed_at
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as planned (
      unit_id text, completed boolean, completed_changed_at timestamptz, bookmarked boolean,
      bookmarked_changed_at timestamptz, notes text, notes_changed_at timestamptz)
    on conflict (user_id, unit_id) do update set
      completed = excluded.completed, completed_changed_at = excluded.completed_changed_at,
      bookmarked = excluded.bookmarked, bookmarked_changed_at = excluded.bookmarked_changed_at,
      notes = excluded.notes, notes_changed_at = excluded.notes_changed_at
  `.execute(transaction);
}

const undoUntil = sql<Date>`created_at + make_interval(days => ${IMPORT_UNDO_DAYS})`;
const canBeUndone = sql<boolean>`undone_at is null and ${undoUntil} > now()`;

/** Makes the changes of an import, and stores the rows as they were and as they became. */
export async function storeImport(
  transaction: Transaction<DB>,
  userId: string,
  units: PlannedUnit[],
): Promise<ProgressImport> {
  const made = await transaction
    .insertInto('progress_imports')
    .values({ user_id: userId })
    .returning(['id', 'created_at', undoUntil.as('undoUntil')])
    .executeTakeFirstOrThrow();
  await sql`
    insert into progress_import_units (import_id, unit_id, before, after)
    select ${made.id}, planned.unit_id, ${values}, '{}'
    from unnest(${units.map(({ unit_id }) => unit_id)}::text[]) as planned (unit_id)
    left join learning_unit_progress progress
      on progress.unit_id = planned.unit_id and progress.user_id = ${userId}
  `.execute(transaction);
  await writeProgress(transaction, userId, units);
  await sql`
    update progress_import_units set after = ${values}
    from learning_unit_progress progress
    where import_id = ${made.id} and progress.unit_id = progress_import_units.unit_id
      and progress.user_id = ${userId}
  `.execute(transaction);
  await keepLatest(transaction, userId);
  return {
    id: made.id,
    createdAt: made.created_at.toISOString(),
    units: units.length,
    undoUntil: made.undoUntil.toISOString(),
  };
}

/** Each import stores two copies of the notes that it changes, so their number is limited. */
async function keepLatest(transaction: Transaction<DB>, userId: string): Promise<void> {
  await sql`
    delete from progress_imports where id in (
      select id from progress_imports where user_id = ${userId} and undone_at is null
      order by created_at desc, id offset ${IMPORT_UNDO_LATEST})
  `.execute(transaction);
}

/** Those that can still be taken back, the latest first. */
export async function findImports(kysely: Kysely<DB>, userId: string): Promise<ProgressImport[]> {
  const rows = await kysely
    .selectFrom('progress_imports')
    .select(['id', 'created_at', undoUntil.as('undoUntil')])
    .select(
      sql<number>`(select count(*)::int from progress_import_units where import_id = id)`.as(
        'units',
      ),
    )
    .where('user_id', '=', userId)
    .where(canBeUndone)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, undoUntil: until, ...rest }) => ({
    ...rest,
    createdAt: created_at.toISOString(),
    undoUntil: until.toISOString(),
  }));
}

/** Old copies of notes are deleted. */
export async function forgetOldImports(kysely: Kysely<DB>): Promise<void> {
  await kysely.deleteFrom('progress_imports').where(sql<boolean>`${undoUntil} < now()`).execute();
}

/** Marks an import as taken back. @returns false if the person has none that could be. */
export async function markUndone(
  transaction: Transaction<DB>,
  userId: string,
  id: string,
): Promise<boolean> {
  const row = await transaction
    .updateTable('progress_imports')
    .set({ undone_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(canBeUndone)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What an import changed. Deleted with that: it's taken back once. */
export async function takeImportedUnits(
  transaction: Transaction<DB>,
  importId: string,
): Promise<ImportedUnit[]> {
  const { rows } = await sql<ImportedUnit>`
    delete from progress_import_units where import_id = ${importId}
    returning unit_id as "unitId", before, after
  `.execute(transaction);
  return rows;
}
