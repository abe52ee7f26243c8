import type { CompanyFrequency } from '@site/shared/contracts/practice';
import type { Kysely, Selectable } from 'kysely';
import { positionOfCategory } from '../../../content/index.ts';
import type { DB, DsaProblems } from '../../../database/tables.ts';
import { findReportedCompanies } from '../companies/companies.repository.ts';

export interface ProblemRow extends Selectable<DsaProblems> {
  /** The companies that enough learners reported. */
  asked_at: CompanyFrequency[];
}

/** Every problem that is not retired, in reading order: by category, then by number. */
export async function findProblems(kysely: Kysely<DB>): Promise<ProblemRow[]> {
  const rows = await kysely
    .selectFrom('dsa_problems')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('sequence_number')
    .orderBy('id')
    .execute();
  const reported = await findReportedCompanies(kysely);
  return rows
    .toSorted((one, other) => positionOfCategory(one.category) - positionOfCategory(other.category))
    .map((row) => ({ ...row, asked_at: reported.get(row.unit_id) ?? [] }));
}
