import type { Attempt, NewAttempt, OwnUnitParams } from '@site/shared/contracts/practice';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Attempts, DB } from '../../../database/tables.ts';

type AttemptRow = Selectable<Attempts>;

const attemptOf = (row: AttemptRow): Attempt => ({
  id: row.id,
  language: row.language,
  verdict: row.verdict,
  passed: row.passed,
  total: row.total,
  milliseconds: row.milliseconds,
  submittedAt: row.submitted_at.toISOString(),
  code: row.code,
});

/** Which of these units are exercises in which something is written, or were once. */
export async function findExercises(
  kysely: Kysely<DB>,
  unitIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select unit_id as id from dsa_problems where unit_id = any(${unitIds}::text[])
    union all select id from javascript_tasks where id = any(${unitIds}::text[])
    union all select id from sql_tasks where id = any(${unitIds}::text[])
  `.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}

/** Makes what a person changes come one after the other, until the transaction ends; false if there is no such person. */
export async function lockPerson(transaction: Transaction<DB>, userId: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    // A stronger lock would stop people who mark a problem for the first time, and who may hold a row that's needed here.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** The newest first. */
export async function findAttempts(
  kysely: Kysely<DB>,
  { userId, unitId }: OwnUnitParams,
): Promise<Attempt[]> {
  const rows = await kysely
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('unit_id', '=', unitId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(attemptOf);
}

export async function findAttempt(
  kysely: Kysely<DB>,
  userId: string,
  id: string,
): Promise<{ unitId: string; attempt: Attempt } | null> {
  const row = await kysely
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { unitId: row.unit_id, attempt: attemptOf(row) } : null;
}

/** Without their programs, the newest first. */
export async function findAttemptTimes(
  kysely: Kysely<DB>,
  userId: string,
  unitIds: readonly string[],
): Promise<{ unitId: string; id: string; submittedAt: Date }[]> {
  return kysely
    .selectFrom('attempts')
    .select(['unit_id as unitId', 'id', 'submitted_at as submittedAt'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`unit_id = any(${unitIds}::text[])`)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** An attempt at an exercise, with the time that is believed. */
export interface TimedAttempt extends Omit<NewAttempt, 'submittedAt'> {
  unitId: string;
  submittedAt: Date;
}

/** Passes over those whose id the person has used. @returns the others */
export async function insertAttempts(
  transaction: Transaction<DB>,
  userId: string,
  attempts: readonly TimedAttempt[],
): Promise<{ unitId: string; id: string }[]> {
  const column = <Name extends keyof TimedAttempt>(name: Name) => attempts.map((one) => one[name]);
  const { rows } = await sql<{ unitId: string; id: string }>`
    insert into attempts
      (user_id, id, unit_id, language, verdict, passed, total, milliseconds, submitted_at, code)
    select ${userId}, sent.* from unnest(
      ${column('id')}::uuid[], ${column('unitId')}::text[], ${column('language')}::text[],
      ${column('verdict')}::text[], ${column('passed')}::integer[], ${column('total')}::integer[],
      ${column('milliseconds')}::integer[], ${column('submittedAt')}::timestamptz[],
      ${column('code')}::text[]
    ) as sent
    on conflict (user_id, id) do nothing
    returning unit_id as "unitId", id
  `.execute(transaction);
  return rows;
}

export const deleteAttempts = (kysely: Kysely<DB>, userId: string, ids: readonly string[]) =>
  kysely
    .deleteFrom('attempts')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

/**
 * Lets go of the oldest attempts at each of these exercises beyond `count`, but never of the latest accepted one.
 * @returns those
 */
export async function retainNewest(
  transaction: Transaction<DB>,
  userId: string,
  unitIds: readonly string[],
  count: number,
): Promise<TimedAttempt[]> {
  const { rows } = await sql<TimedAttempt>`
    with dated as (
      select id, unit_id, submitted_at, verdict = 'accepted' and row_number() over (
        partition by unit_id, verdict order by submitted_at desc, id desc
      ) = 1 as is_latest_accepted
      from attempts where user_id = ${userId} and unit_id = any(${unitIds}::text[])
    ), ranked as (
      select id, row_number() over (
        partition by unit_id order by is_latest_accepted desc, submitted_at desc, id desc
      ) as rank
      from dated
    )
    delete from attempts using ranked
    where user_id = ${userId} and attempts.id = ranked.id and rank > ${count}
    returning unit_id as "unitId", attempts.id, language, verdict, passed, total, milliseconds,
      submitted_at as "submittedAt", code
  `.execute(transaction);
  return rows;
}

export async function countAttempts(transaction: Transaction<DB>, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from attempts where user_id = ${userId}
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** The units that a person has tried. */
export async function findAttempted(kysely: Kysely<DB>, userId: string): Promise<Set<string>> {
  const rows = await kysely
    .selectFrom('attempts')
    .distinct()
    .select('unit_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ unit_id }) => unit_id));
}
