import type { Kysely, Selectable } from 'kysely';
import { positionOfCategory } from '../../../content/index.ts';
import type { DsaTables } from '../../../database/dsa-tables.ts';
import type { Tables } from '../../../database/tables.ts';

export type ProblemRow = Selectable<DsaTables['dsa_problems']>;

/** Every problem that is not retired, in reading order: by category, then by number. */
export async function findProblems(kysely: Kysely<Tables>): Promise<ProblemRow[]> {
  const rows = await kysely
    .selectFrom('dsa_problems')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('sequence_number')
    .orderBy('id')
    .execute();
  return rows.toSorted(
    (one, other) => positionOfCategory(one.category) - positionOfCategory(other.category),
  );
}
