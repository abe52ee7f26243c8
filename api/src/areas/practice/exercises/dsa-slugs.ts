import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { shownUnits } from './shown-units.ts';

interface PlacedSlug {
  roadmapId: string;
  slug: string;
}

/** The slugs of DSA problems, and the roadmaps that their units belong to, by unit id. */
export async function findDsaSlugs(kysely: Kysely<DB>): Promise<Map<string, PlacedSlug>> {
  const rows = await shownUnits(kysely)
    .innerJoin('dsa_problems', 'dsa_problems.unit_id', 'learning_units.id')
    .where('dsa_problems.retired_at', 'is', null)
    // Of two problems of one unit, the sheet links to the same one.
    .orderBy('dsa_problems.id')
    .select(['roadmap_id', 'unit_id', 'slug'])
    .execute();
  return new Map(
    rows.map(({ roadmap_id, unit_id, slug }) => [unit_id, { roadmapId: roadmap_id, slug }]),
  );
}
