import { type Attempt, type NewAttempt, unitOf } from '@site/shared/contracts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AttemptTables } from '../../../database/attempt-tables.ts';
import type { Tables } from '../../../database/tables.ts';
import type { OwnProblem } from './own-problem.ts';

type AttemptRow = Selectable<AttemptTables['attempts']>;

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

/** Which of these were ever published. */
export async function findKnownProblems(
  kysely: Kysely<Tables>,
  ids: readonly string[],
): Promise<Set<string>> {
  const units = ids.map(unitOf).filter((unit) => unit !== null);
  const { rows } = await sql<{ id: string }>`
    select id from dsa_problems where id = any(${ids}::text[])
    union all select 'unit:' || id from javascript_tasks where id = any(${units}::text[])
    union all select 'unit:' || id from sql_tasks where id = any(${units}::text[])
  `.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}

/** Makes a person's attempts come one after the other, until the transaction ends; false if there is no such person. */
export async function lockPerson(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** The newest first. */
export async function findAttempts(
  kysely: Kysely<Tables>,
  { userId, problemId }: OwnProblem,
): Promise<Attempt[]> {
  const rows = await kysely
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('problem_id', '=', problemId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(attemptOf);
}

export async function findAttempt(
  kysely: Kysely<Tables>,
  userId: string,
  id: string,
): Promise<{ problemId: string; attempt: Attempt } | null> {
  const row = await kysely
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { problemId: row.problem_id, attempt: attemptOf(row) } : null;
}

/** Without their programs, the newest first. */
export async function findAttemptTimes(
  kysely: Kysely<Tables>,
  userId: string,
  problemIds: readonly string[],
): Promise<{ problemId: string; id: string; submittedAt: Date }[]> {
  return kysely
    .selectFrom('attempts')
    .select(['problem_id as problemId', 'id', 'submitted_at as submittedAt'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`problem_id = any(${problemIds}::text[])`)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** An attempt at a problem, with the time that is believed. */
export interface TimedAttempt extends Omit<NewAttempt, 'submittedAt'> {
  problemId: string;
  submittedAt: Date;
}

/** Passes over those whose id the person has used. @returns the others */
export async function insertAttempts(
  transaction: Transaction<Tables>,
  userId: string,
  attempts: readonly TimedAttempt[],
): Promise<{ problemId: string; id: string }[]> {
  const column = <Name extends keyof TimedAttempt>(name: Name) => attempts.map((one) => one[name]);
  const { rows } = await sql<{ problemId: string; id: string }>`
    insert into attempts
      (user_id, id, problem_id, language, verdict, passed, total, milliseconds, submitted_at, code)
    select ${userId}, sent.* from unnest(
      ${column('id')}::uuid[], ${column('problemId')}::text[], ${column('language')}::text[],
      ${column('verdict')}::text[], ${column('passed')}::integer[], ${column('total')}::integer[],
      ${column('milliseconds')}::integer[], ${column('submittedAt')}::timestamptz[],
      ${column('code')}::text[]
    ) as sent
    on conflict (user_id, id) do nothing
    returning problem_id as "problemId", id
  `.execute(transaction);
  return rows;
}

export const deleteAttempts = (kysely: Kysely<Tables>, userId: string, ids: readonly string[]) =>
  kysely
    .deleteFrom('attempts')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

/**
 * Lets go of the oldest attempts at each of these problems beyond `count`, but never of the latest accepted one.
 * @returns those
 */
export async function keepNewest(
  transaction: Transaction<Tables>,
  userId: string,
  problemIds: readonly string[],
  count: number,
): Promise<TimedAttempt[]> {
  const { rows } = await sql<TimedAttempt>`
    with dated as (
      select id, problem_id, submitted_at, verdict = 'accepted' and row_number() over (
        partition by problem_id, verdict order by submitted_at desc, id desc
      ) = 1 as is_latest_accepted
      from attempts where user_id = ${userId} and problem_id = any(${problemIds}::text[])
    ), ranked as (
      select id, row_number() over (
        partition by problem_id order by is_latest_accepted desc, submitted_at desc, id desc
      ) as rank
      from dated
    )
    delete from attempts using ranked
    where user_id = ${userId} and attempts.id = ranked.id and rank > ${count}
    returning problem_id as "problemId", attempts.id, language, verdict, passed, total, milliseconds,
      submitted_at as "submittedAt", code
  `.execute(transaction);
  return rows;
}

export async function countAttempts(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from attempts where user_id = ${userId}
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** The ids of the problems that a person has tried. */
export async function findAttempted(kysely: Kysely<Tables>, userId: string): Promise<Set<string>> {
  const rows = await kysely
    .selectFrom('attempts')
    .distinct()
    .select('problem_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ problem_id }) => problem_id));
}
