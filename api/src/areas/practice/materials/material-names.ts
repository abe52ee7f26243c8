import type { UnitMaterial } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** What the material of a unit is, and what it's called if its name isn't the unit's. */
export interface MaterialName {
  kind: UnitMaterial['kind'];
  title: string | null;
}

/** The materials of units, by unit id. */
export async function findMaterialNames(kysely: Kysely<DB>): Promise<Map<string, MaterialName>> {
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
  return new Map<string, MaterialName>(found.flat());
}
