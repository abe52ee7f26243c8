import type { QuizAnswer } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** The number of options of each question by its id, for each of these units that has a quiz. */
export async function findOptions(
  kysely: Kysely<Tables>,
  unitIds: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const quizzes = await kysely
    .selectFrom('quizzes')
    .select(['id', 'questions'])
    .where(sql<boolean>`id = any(${unitIds}::text[])`)
    .execute();
  const optionsOf = (questions: (typeof quizzes)[number]['questions']) =>
    new Map(questions.map(({ id, options }) => [id, options.length]));
  return new Map(quizzes.map(({ id, questions }) => [id, optionsOf(questions)]));
}

/** What a person has answered in these quizzes, for each in which they have. */
export async function findAnswers(
  kysely: Kysely<Tables>,
  userId: string,
  unitIds: readonly string[],
): Promise<Map<string, { answers: QuizAnswer[]; changedAt: string }>> {
  const rows = await kysely
    .selectFrom('quiz_answers')
    .select(['unit_id', 'answers', 'changed_at'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`unit_id = any(${unitIds}::text[])`)
    .execute();
  return new Map(
    rows.map(({ unit_id, answers, changed_at }) => [
      unit_id,
      { answers, changedAt: changed_at.toISOString() },
    ]),
  );
}

/** Those that were changed later stay. @param quizzes each once */
export async function saveAnswers(
  kysely: Kysely<Tables>,
  userId: string,
  quizzes: readonly { unitId: string; answers: QuizAnswer[]; changedAt: Date }[],
): Promise<void> {
  await sql`
    insert into quiz_answers (user_id, unit_id, answers, changed_at)
    select ${userId}, sent.* from unnest(
      ${quizzes.map(({ unitId }) => unitId)}::text[],
      ${quizzes.map(({ answers }) => JSON.stringify(answers))}::jsonb[],
      ${quizzes.map(({ changedAt }) => changedAt)}::timestamptz[]
    ) as sent
    on conflict (user_id, unit_id) do update
      set answers = excluded.answers, changed_at = excluded.changed_at
      where quiz_answers.changed_at <= excluded.changed_at
  `.execute(kysely);
}
