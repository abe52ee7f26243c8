import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { type PlacedExercise, shownUnits } from './shown-units.ts';

/** Every text of a unit. */
export async function findUnitTexts(kysely: Kysely<DB>): Promise<PlacedExercise[]> {
  const rows = await shownUnits(kysely)
    .innerJoin('unit_texts', 'unit_texts.id', 'learning_units.id')
    .where('unit_texts.retired_at', 'is', null)
    .select([
      'roadmap_id',
      'unit_texts.id',
      'unit_texts.description',
      'content',
      'table_of_contents',
      'reading_time_minutes',
      'reviewed',
    ])
    .execute();
  return rows.map(({ roadmap_id, id, ...text }) => ({
    roadmapId: roadmap_id,
    exercise: { kind: 'text', unitId: id, ...text },
  }));
}
