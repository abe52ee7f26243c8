import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** The number of options of each question by its id, for each of these units that has a quiz. */
export async function findOptions(
  kysely: Kysely<DB>,
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
