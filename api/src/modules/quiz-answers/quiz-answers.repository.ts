import type { QuizAnswer, QuizAnswers } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Whose answers, and in which quiz. */
export interface OwnQuiz {
  userId: string;
  unitId: string;
}

/** The number of options of each question, by its id; null if there is no such quiz. */
export async function findOptions(
  kysely: Kysely<Tables>,
  unitId: string,
): Promise<Map<string, number> | null> {
  const quiz = await kysely
    .selectFrom('quizzes')
    .select('questions')
    .where('id', '=', unitId)
    .executeTakeFirst();
  return quiz ? new Map(quiz.questions.map(({ id, options }) => [id, options.length])) : null;
}

export async function findAnswers(
  kysely: Kysely<Tables>,
  { userId, unitId }: OwnQuiz,
): Promise<QuizAnswers> {
  const row = await kysely
    .selectFrom('quiz_answers')
    .select(['answers', 'changed_at'])
    .where('user_id', '=', userId)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (!row) return { answers: [], changedAt: null };
  return { answers: row.answers, changedAt: row.changed_at.toISOString() };
}

/** Those that were changed later stay. */
export async function saveAnswers(
  kysely: Kysely<Tables>,
  { userId, unitId }: OwnQuiz,
  answers: QuizAnswer[],
  changedAt: Date,
): Promise<void> {
  const kept = { answers: JSON.stringify(answers), changed_at: changedAt };
  await kysely
    .insertInto('quiz_answers')
    .values({ user_id: userId, unit_id: unitId, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'unit_id'])
        .doUpdateSet(kept)
        .where('quiz_answers.changed_at', '<=', changedAt),
    )
    .execute();
}
