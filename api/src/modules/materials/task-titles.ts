import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What tasks in SQL and JavaScript are called, by the id of their unit, which has a name of its own. */
export async function findTaskTitles(kysely: Kysely<Tables>): Promise<Map<string, string>> {
  const titlesIn = (table: 'sql_tasks' | 'javascript_tasks') =>
    kysely.selectFrom(table).where('retired_at', 'is', null).select(['id', 'title']);
  const rows = await titlesIn('sql_tasks').unionAll(titlesIn('javascript_tasks')).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
