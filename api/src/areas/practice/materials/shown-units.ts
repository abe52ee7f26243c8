import type { UnitMaterial } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** A material, and the roadmap that its unit belongs to. */
export interface PlacedMaterial {
  roadmapId: string;
  material: UnitMaterial;
}

/** The units that are shown, with the roadmaps that they belong to. A material has the id of its unit. */
export const shownUnits = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('learning_units')
    .innerJoin('topics', 'topics.id', 'topic_id')
    .innerJoin('roadmaps', 'roadmaps.id', 'roadmap_id')
    .where('learning_units.retired_at', 'is', null)
    .where('topics.retired_at', 'is', null)
    .where('roadmaps.retired_at', 'is', null);
