import type { KeptDraft, NewSolutionDraft, WorkLanguage } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OwnProblem } from './own-problem.ts';

export async function findDraft(
  kysely: Kysely<Tables>,
  { userId, problemId }: OwnProblem,
  language: WorkLanguage,
): Promise<KeptDraft | null> {
  const row = await kysely
    .selectFrom('solution_drafts')
    .select(['code', 'changed_at'])
    .where('user_id', '=', userId)
    .where('problem_id', '=', problemId)
    .where('language', '=', language)
    .executeTakeFirst();
  if (!row) return null;
  const { code, changed_at } = row;
  return { language, code, changedAt: changed_at.toISOString() };
}

/** One that was changed later stays. */
export async function saveDraft(
  kysely: Kysely<Tables>,
  { userId, problemId }: OwnProblem,
  { language, code, changedAt }: Omit<NewSolutionDraft, 'changedAt'> & { changedAt: Date },
): Promise<void> {
  const draft = { language, code, changed_at: changedAt };
  await kysely
    .insertInto('solution_drafts')
    .values({ user_id: userId, problem_id: problemId, ...draft })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'problem_id', 'language'])
        .doUpdateSet(draft)
        .where('solution_drafts.changed_at', '<=', changedAt),
    )
    .execute();
}

export const deleteDraft = (
  kysely: Kysely<Tables>,
  { userId, problemId }: OwnProblem,
  language: WorkLanguage,
) =>
  kysely
    .deleteFrom('solution_drafts')
    .where('user_id', '=', userId)
    .where('problem_id', '=', problemId)
    .where('language', '=', language)
    .execute();
