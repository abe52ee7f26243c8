import { type Attempt, type NewAttempt, unitOf } from '@site/shared/contracts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AttemptTables } from '../../database/attempt-tables.ts';
import type { Tables } from '../../database/tables.ts';
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

/** Whether it was ever published. */
export async function isProblem(kysely: Kysely<Tables>, id: string): Promise<boolean> {
  const unit = unitOf(id);
  const { rows } = await (unit === null
    ? sql`select from dsa_problems where id = ${id}`
    : sql`select from javascript_tasks where id = ${unit}
        union all select from sql_tasks where id = ${unit}`
  ).execute(kysely);
  return rows.length > 0;
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

export async function insertAttempt(
  transaction: Transaction<Tables>,
  { userId, problemId }: OwnProblem,
  { submittedAt, ...sent }: Omit<NewAttempt, 'submittedAt'> & { submittedAt: Date },
): Promise<Attempt> {
  const row = await transaction
    .insertInto('attempts')
    .values({ ...sent, user_id: userId, problem_id: problemId, submitted_at: submittedAt })
    .returningAll()
    .executeTakeFirstOrThrow();
  return attemptOf(row);
}

export const deleteAttempts = (kysely: Kysely<Tables>, userId: string, ids: readonly string[]) =>
  kysely
    .deleteFrom('attempts')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

/** Lets go of the oldest attempts at a problem beyond `count`, but never of the latest accepted one. */
export async function keepNewest(
  transaction: Transaction<Tables>,
  { userId, problemId }: OwnProblem,
  count: number,
): Promise<void> {
  await sql`
    delete from attempts
    where user_id = ${userId} and problem_id = ${problemId} and id not in (
      select id from attempts
      where user_id = ${userId} and problem_id = ${problemId}
      order by
        id = (
          select id from attempts
          where user_id = ${userId} and problem_id = ${problemId} and verdict = 'accepted'
          order by submitted_at desc, id desc limit 1
        ) desc,
        submitted_at desc, id desc
      limit ${count}
    )
  `.execute(transaction);
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
