import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { type PlacedExercise, shownUnits } from './shown-units.ts';
import { documentsOf, type TextDocument } from './text-documents.ts';

/** Every text of a unit. */
export async function findUnitTexts(kysely: Kysely<DB>): Promise<PlacedExercise[]> {
  const rows = await shownUnits(kysely)
    .innerJoin('unit_texts', 'unit_texts.id', 'learning_units.id')
    .where('unit_texts.retired_at', 'is', null)
    .select([
      'roadmap_id',
      'unit_texts.id',
      'learning_units.name',
      'unit_texts.description',
      'content',
      'table_of_contents',
      'reading_time_minutes',
      'reviewed',
    ])
    .execute();
  return rows.map(({ roadmap_id, id, name, ...text }) => ({
    roadmapId: roadmap_id,
    exercise: {
      kind: 'text',
      unitId: id,
      ...text,
      documents: documentsOf(text.content, name).map(({ title }, index) => {
        const address = `/v1/roadmaps/${roadmap_id}/units/${id}/documents/${index + 1}`;
        return { title, markdown: `${address}.md`, pdf: `${address}.pdf` };
      }),
    },
  }));
}

/** A document of a unit's text by its position from 1; undefined if there is none. */
export async function findDocument(
  kysely: Kysely<DB>,
  { roadmapId, unitId, position }: { roadmapId: string; unitId: string; position: number },
): Promise<TextDocument | undefined> {
  const row = await shownUnits(kysely)
    .innerJoin('unit_texts', 'unit_texts.id', 'learning_units.id')
    .where('unit_texts.retired_at', 'is', null)
    .where('roadmap_id', '=', roadmapId)
    .where('unit_texts.id', '=', unitId)
    .select(['learning_units.name', 'content'])
    .executeTakeFirst();
  return row && documentsOf(row.content, row.name)[position - 1];
}
