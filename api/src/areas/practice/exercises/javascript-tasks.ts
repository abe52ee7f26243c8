import type { Kysely } from 'kysely';
import { mapInTurns } from '../../../concurrency/map-in-turns.ts';
import { storedCase } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { highlightCode } from '../../../html/highlight-code.ts';
import { type PlacedExercise, shownUnits } from './shown-units.ts';

/** Every task in JavaScript, with its listings highlighted. */
export async function findJavaScriptTasks(kysely: Kysely<DB>): Promise<PlacedExercise[]> {
  const rows = await shownUnits(kysely)
    .innerJoin('javascript_tasks', 'javascript_tasks.id', 'learning_units.id')
    .where('javascript_tasks.retired_at', 'is', null)
    .select([
      'roadmap_id',
      'javascript_tasks.id',
      'javascript_tasks.title',
      'javascript_tasks.description',
      'hints',
      'starter',
      'code',
      'cases',
      'explanation',
      'reviewed',
    ])
    .execute();
  return mapInTurns(rows, ({ roadmap_id, id, starter, code, cases, ...texts }) => ({
    roadmapId: roadmap_id,
    exercise: {
      kind: 'javascript',
      unitId: id,
      ...texts,
      starter,
      starterHtml: highlightCode(starter, 'javascript'),
      code,
      codeHtml: highlightCode(code, 'javascript'),
      cases: cases.map(storedCase),
    },
  }));
}
