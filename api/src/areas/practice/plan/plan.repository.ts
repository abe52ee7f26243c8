import type { Difficulty, PlanSettings } from '@site/shared/contracts/practice';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** A problem of a planned roadmap, and whether it's done. */
export interface UnitRow {
  unitId: string;
  name: string;
  difficulty: Difficulty;
  topic: string;
  topicId: string;
  priority: 'low' | 'medium' | 'high';
  roadmapId: string;
  roadmapTitle: string;
  problemLink: string | null;
  articleLink: string | null;
  minutes: number;
  completed: boolean;
  completedAt: Date | null;
}

/** What a person plans with; null without a plan. */
export const findSettings = async (kysely: Kysely<DB>, userId: string) =>
  (await findDatedSettings(kysely, userId))?.settings ?? null;

/** The same, and when it was changed last. */
export async function findDatedSettings(
  kysely: Kysely<DB>,
  userId: string,
): Promise<{ settings: PlanSettings; changedAt: Date } | null> {
  const row = await kysely
    .selectFrom('plans')
    .select([
      'roadmap_ids as roadmapIds',
      'target_date as targetDate',
      'hours_per_week as hoursPerWeek',
      'level',
      'days',
      'changed_at as changedAt',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { changedAt, ...settings } = row;
  return { settings, changedAt };
}

export async function saveSettings(
  kysely: Kysely<DB>,
  userId: string,
  { roadmapIds, targetDate, hoursPerWeek, level, days }: PlanSettings,
): Promise<void> {
  const settings = {
    roadmap_ids: roadmapIds,
    target_date: targetDate,
    hours_per_week: hoursPerWeek,
    level,
    days,
    changed_at: sql<Date>`date_trunc('milliseconds', now())`,
  };
  await kysely
    .insertInto('plans')
    .values({ user_id: userId, ...settings })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
    .execute();
}

export const deleteSettings = (kysely: Kysely<DB>, userId: string) =>
  kysely.deleteFrom('plans').where('user_id', '=', userId).execute();

/** Which of these roadmaps there are. */
export async function findRoadmapIds(
  kysely: Kysely<DB>,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('roadmaps')
    .select('id')
    .where('id', 'in', ids)
    .where('retired_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** All problems of these roadmaps, in the order in which they're to be solved; a visitor has solved none. */
export async function findUnits(
  kysely: Kysely<DB>,
  userId: string | null,
  roadmapIds: readonly string[],
): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select units.id as "unitId", units.name, units.difficulty, topics.title as topic,
      topics.id as "topicId", units.priority,
      roadmaps.id as "roadmapId", roadmaps.title as "roadmapTitle",
      units.problem_link as "problemLink", units.article_link as "articleLink",
      units.time_to_complete as minutes,
      coalesce(progress.completed, false) as completed,
      progress.completed_changed_at as "completedAt"
    from roadmaps
    join topics on topics.roadmap_id = roadmaps.id and topics.retired_at is null
    join learning_units units on units.topic_id = topics.id and units.retired_at is null
    left join learning_unit_progress progress
      on progress.unit_id = units.id and progress.user_id = ${userId}
    where roadmaps.id = any(${roadmapIds}::text[]) and roadmaps.retired_at is null
    order by array_position(${roadmapIds}::text[], roadmaps.id),
      topics.sequence_number, topics.id, units.sequence_number, units.id
  `.execute(kysely);
  return rows;
}

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
