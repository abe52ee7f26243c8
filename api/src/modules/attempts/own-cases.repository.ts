import type { KeptOwnCases, WorkLanguage } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OwnProblem } from './own-problem.ts';

export async function findOwnCases(
  kysely: Kysely<Tables>,
  { userId, problemId }: OwnProblem,
  language: WorkLanguage,
): Promise<KeptOwnCases | null> {
  const row = await kysely
    .selectFrom('own_cases')
    .select(['inputs', 'changed_at'])
    .where('user_id', '=', userId)
    .where('problem_id', '=', problemId)
    .where('language', '=', language)
    .executeTakeFirst();
  return row ? { language, inputs: row.inputs, changedAt: row.changed_at.toISOString() } : null;
}

/** Those that were changed later stay. */
export async function saveOwnCases(
  kysely: Kysely<Tables>,
  { userId, problemId }: OwnProblem,
  { language, inputs, changedAt }: Omit<KeptOwnCases, 'changedAt'> & { changedAt: Date },
): Promise<void> {
  const cases = { language, inputs, changed_at: changedAt };
  await kysely
    .insertInto('own_cases')
    .values({ user_id: userId, problem_id: problemId, ...cases })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'problem_id', 'language'])
        .doUpdateSet(cases)
        .where('own_cases.changed_at', '<=', changedAt),
    )
    .execute();
}
