import type { Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import {
  decideRetirement,
  findRowsById,
  noteRows,
  problemRow,
  saveRows,
} from '../../../content/index.ts';
import type { ProblemContent } from '../../../database/stored-problem.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { deleteDrafts } from './admin-problems.repository.ts';
import {
  changedElsewhere,
  contentOf,
  differences,
  formOf,
  isProved,
  type ManagedProblem,
  type ProblemChange,
  placed,
  problemVersion,
} from './managed-problem.ts';
import { refuseMisfit, refuseUnfinished } from './refuse-misfit.ts';

const notProved = () =>
  new DomainError(
    409,
    'not-proved',
    'Run the listing first: you can publish it once it passes all its cases.',
  );

export async function publish(made: ProblemChange, version: string): Promise<void> {
  const { transaction, admin, managed, others } = made;
  const { published, draft } = managed;
  const content = contentOf(managed);
  if (problemVersion(content) !== version) throw changedElsewhere(managed);
  if (!draft && !published?.row.retired) return;
  refuseUnfinished(formOf(content));
  if (!isProved(managed, content)) throw notProved();
  await refuseMisfit(transaction, content, others);
  await publishProblems(transaction, [{ content: placed(content, others), managed }]);
  await recordChange(transaction, admin, {
    action: 'dsa-problem.publish',
    subject: managed.id,
    ...(published
      ? differences(published.content, content)
      : { before: null, after: { ...formOf(content) } }),
  });
}

export async function retire(
  { transaction, admin, managed, others }: ProblemChange,
  retired: boolean,
): Promise<void> {
  const { id, published } = managed;
  if (!published) {
    throw new DomainError(
      409,
      'not-proved',
      'It has never been published. Discard the draft instead.',
    );
  }
  if (published.row.retired === retired) return;
  if (!retired) {
    await refuseMisfit(transaction, published.content, others);
    await saveRows(transaction, 'dsa_problems', [problemRow(placed(published.content, others))]);
  }
  await decideRetirement(transaction, 'dsa_problems', [id], retired);
  await recordChange(transaction, admin, {
    action: `dsa-problem.${retired ? 'retire' : 'return'}`,
    subject: id,
    before: { retired: !retired },
    after: { retired },
  });
}

/** A content that readers are to see, and the problem as it was; null if it's new. */
interface Publication {
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
