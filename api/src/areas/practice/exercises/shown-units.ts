import type { Exercise } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** An exercise, and the roadmap that its unit belongs to. */
export interface PlacedExercise {
  roadmapId: string;
  exercise: Exercise;
}

/** The units that are shown, with the roadmaps that they belong to. All exercises but DSA problems have the id of their unit. */
export const shownUnits = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('learning_units')
    .innerJoin('topics', 'topics.id', 'topic_id')
    .innerJoin('roadmaps', 'roadmaps.id', 'roadmap_id')
    .where('learning_units.retired_at', 'is', null)
    .where('topics.retired_at', 'is', null)
    .where('roadmaps.retired_at', 'is', null);
