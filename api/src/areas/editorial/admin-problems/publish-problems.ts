import type { Transaction } from 'kysely';
import {
  decideRetirement,
  findRowsById,
  noteRows,
  problemRow,
  saveRows,
} from '../../../content/index.ts';
import type { ProblemContent } from '../../../database/stored-problem.ts';
import type { DB } from '../../../database/tables.ts';
import { deleteDrafts } from './admin-problems.repository.ts';
import type { ManagedProblem } from './managed-problem.ts';

/** A content that readers are to see, and the problem as it was; null if it's new. */
export interface Publication {
  content: ProblemContent;
  managed: Pick<ManagedProblem, 'published'> | null;
}

/** Makes contents what readers see, and ends the drafts. Whether they may be is decided before. */
export async function publishProblems(
  transaction: Transaction<DB>,
  publications: readonly Publication[],
): Promise<void> {
  if (publications.length === 0) return;
  const isRetired = ({ managed }: Publication) => managed?.published?.row.retired;
  const rows = publications.map(({ content }) => problemRow(content));
  await saveRows(transaction, 'dsa_problems', rows);
  await decideRetirement(transaction, 'dsa_problems', idsOf(publications.filter(isRetired)), false);
  await addNotes(
    transaction,
    publications.filter(({ managed }) => !managed?.published),
  );
  await deleteDrafts(transaction, idsOf(publications));
}

/** Those that are there already stay as people left them. */
async function addNotes(
  transaction: Transaction<DB>,
  publications: readonly Publication[],
): Promise<void> {
  const rows = publications.flatMap(({ content }) => noteRows(content.problem));
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  const known = new Set((await findRowsById(transaction, 'comments', ids)).map((row) => row.id));
  await saveRows(
    transaction,
    'comments',
    rows.filter((row) => !known.has(row.id)),
  );
}

const idsOf = (publications: readonly Publication[]) =>
  publications.map(({ content }) => content.problem.id);
