import { MERGE_UNDO_DAYS, type MergeItem } from '@site/shared/contracts/practice';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** What a merge has changed, as its kind describes it. */
export interface StoredChange {
  kind: MergeItem['kind'];
  change: object;
}

const undoUntil = sql<Date>`created_at + make_interval(days => ${MERGE_UNDO_DAYS})`;

export async function storeMerge(
  transaction: Transaction<DB>,
  userId: string,
  changes: readonly StoredChange[],
): Promise<{ id: string; undoUntil: Date }> {
  return transaction
    .insertInto('merges')
    .values({ user_id: userId, changes: JSON.stringify(changes) })
    .returning(['id', undoUntil.as('undoUntil')])
    .executeTakeFirstOrThrow();
}

/** Lets go of the oldest merges beyond `count`: each holds former versions of all that it changed. */
export async function retainNewest(
  transaction: Transaction<DB>,
  userId: string,
  count: number,
): Promise<void> {
  await sql`
    delete from merges where id in (
      select id from merges where user_id = ${userId}
      order by created_at desc, id desc offset ${count}
    )
  `.execute(transaction);
}

/** What a merge has changed; null if the person has none with this id that can be taken back. It's taken once. */
export async function takeMerge(
  transaction: Transaction<DB>,
  userId: string,
  id: string,
): Promise<StoredChange[] | null> {
  const row = await transaction
    .deleteFrom('merges')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql<boolean>`${undoUntil} > now()`)
    .returning('changes')
    .executeTakeFirst();
  return row?.changes ?? null;
}

/** Former versions are deleted once they can't come back. */
export async function forgetOldMerges(kysely: Kysely<DB>): Promise<void> {
  await kysely.deleteFrom('merges').where(sql<boolean>`${undoUntil} < now()`).execute();
}
