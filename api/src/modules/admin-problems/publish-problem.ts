import type { Transaction } from 'kysely';
import type { ProblemContent } from '../../database/dsa-tables.ts';
import type { Tables } from '../../database/tables.ts';
import {
  decideRetirement,
  findRowsById,
  noteRows,
  problemRow,
  saveRows,
} from '../content/index.ts';
import { deleteDraft } from './admin-problems.repository.ts';
import type { ManagedProblem } from './managed-problem.ts';

/** Makes a content what readers see, and ends the draft. Whether it may be is decided before. */
export async function publishProblem(
  transaction: Transaction<Tables>,
  { published }: Pick<ManagedProblem, 'published'>,
  content: ProblemContent,
): Promise<void> {
  const { id } = content.problem;
  await saveRows(transaction, 'dsa_problems', [problemRow(content)]);
  if (published?.row.retired) await decideRetirement(transaction, 'dsa_problems', [id], false);
  if (!published) await addNotes(transaction, content);
  await deleteDraft(transaction, id);
}

/** Those that are there already stay as people left them. */
async function addNotes(
  transaction: Transaction<Tables>,
  { problem }: ProblemContent,
): Promise<void> {
  const rows = noteRows(problem);
  const ids = rows.map((row) => row.id);
  const known = (await findRowsById(transaction, 'comments', ids)).map((row) => row.id);
  await saveRows(
    transaction,
    'comments',
    rows.filter((row) => !known.includes(row.id)),
  );
}
