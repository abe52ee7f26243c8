import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts';
import { sql } from 'kysely';

/** The order of roadmaps: the one to start with, then the others by level. */
export const recommendedOrder = sql`
  roadmaps.id <> ${DEFAULT_ROADMAP_ID},
  array_position(array['beginner', 'intermediate', 'advanced'], roadmaps.complexity),
  roadmaps.title, roadmaps.id
`;
