import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** Since when a person's calendar has had its address; null if it has none. */
export async function findCalendarSince(kysely: Kysely<DB>, userId: string): Promise<Date | null> {
  const row = await kysely
    .selectFrom('plans')
    .select('calendar_since as since')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.since ?? null;
}

/** Gives a person's plan the calendar with this hash, instead of another. Null if there is no plan. */
export async function saveCalendar(
  kysely: Kysely<DB>,
  userId: string,
  { hash, zone }: { hash: Buffer; zone: string },
): Promise<Date | null> {
  const row = await kysely
    .updateTable('plans')
    .set({ calendar_hash: hash, calendar_zone: zone, calendar_since: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .returning('calendar_since as since')
    .executeTakeFirst();
  return row?.since ?? null;
}

export const deleteCalendar = (kysely: Kysely<DB>, userId: string) =>
  kysely
    .updateTable('plans')
    .set({ calendar_hash: null, calendar_zone: null, calendar_since: null })
    .where('user_id', '=', userId)
    .execute();

/** Whose calendar has this hash, and in which zone; null if there is none, or the account is disabled. */
export async function findCalendar(
  kysely: Kysely<DB>,
  hash: Buffer,
): Promise<{ userId: string; zone: string } | null> {
  const row = await kysely
    .selectFrom('plans')
    .innerJoin('users', 'users.id', 'plans.user_id')
    .select(['user_id as userId', 'calendar_zone as zone'])
    .where('calendar_hash', '=', hash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.zone ? { userId: row.userId, zone: row.zone } : null;
}
