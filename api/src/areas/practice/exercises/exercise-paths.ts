import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { shownUnits } from './shown-units.ts';

/** The pages of units whose exercise is shown there, by unit id. */
export async function findExercisePaths(kysely: Kysely<DB>): Promise<Map<string, string>> {
  const idsOf = (table: 'sql_tasks' | 'javascript_tasks' | 'quizzes' | 'unit_texts') =>
    kysely.selectFrom(table).select('id').where('retired_at', 'is', null);
  const withPage = idsOf('sql_tasks')
    .unionAll(idsOf('javascript_tasks'))
    .unionAll(idsOf('quizzes'))
    .unionAll(idsOf('unit_texts'));
  const rows = await shownUnits(kysely)
    .where('learning_units.id', 'in', withPage)
    .select(['roadmap_id', 'learning_units.id'])
    .execute();
  return new Map(rows.map(({ roadmap_id, id }) => [id, `/roadmaps/${roadmap_id}/${id}`]));
}
