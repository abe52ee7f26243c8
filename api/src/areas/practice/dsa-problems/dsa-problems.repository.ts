import type { Kysely, Selectable } from 'kysely';
import { positionOfCategory } from '../../../content/index.ts';
import type { DB, DsaProblems } from '../../../database/tables.ts';

export type ProblemRow = Selectable<DsaProblems>;

/** Every problem that is not retired, in reading order: by category, then by number. */
export async function findProblems(kysely: Kysely<DB>): Promise<ProblemRow[]> {
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
