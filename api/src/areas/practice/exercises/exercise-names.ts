import type { Exercise } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** What the page of a unit shows, and what it's called if its name isn't the unit's. */
export interface ExerciseName {
  kind: Exclude<Exercise['kind'], 'dsa'>;
  title: string | null;
}

/** The exercises that are shown on the pages of their units, by unit id. */
export async function findExerciseNames(kysely: Kysely<DB>): Promise<Map<string, ExerciseName>> {
  const titled = (kind: 'sql' | 'javascript', table: 'sql_tasks' | 'javascript_tasks') =>
    kysely
      .selectFrom(table)
      .where('retired_at', 'is', null)
      .select(['id', 'title'])
      .execute()
      .then((rows) => rows.map(({ id, title }) => [id, { kind, title }] as const));
  const untitled = (kind: 'quiz' | 'text', table: 'quizzes' | 'unit_texts') =>
    kysely
      .selectFrom(table)
      .where('retired_at', 'is', null)
      .select('id')
      .execute()
      .then((rows) => rows.map(({ id }) => [id, { kind, title: null }] as const));
  const found = await Promise.all([
    titled('sql', 'sql_tasks'),
    titled('javascript', 'javascript_tasks'),
    untitled('quiz', 'quizzes'),
    untitled('text', 'unit_texts'),
  ]);
  return new Map<string, ExerciseName>(found.flat());
}
