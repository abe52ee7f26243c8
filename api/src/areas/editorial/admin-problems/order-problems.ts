import type { ProblemOrderRequest } from '@site/shared/contracts';
import type { Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import { numberOf, renumbered, saveRows, versionOf } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { changedElsewhere } from './change.ts';
import type { ManagedProblem } from './managed-problem.ts';

export async function orderProblems(
  transaction: Transaction<DB>,
  admin: SignedInAdmin,
  all: ManagedProblem[],
  { category, ids }: ProblemOrderRequest,
): Promise<void> {
  const rows = all
    .flatMap(({ published }) => (published && !published.row.retired ? [published.row] : []))
    .filter(({ columns }) => columns.category === category)
    .toSorted((one, other) => numberOf(one) - numberOf(other));
  const before = rows.map(({ id }) => id);
  if (versionOf(before.toSorted()) !== versionOf(ids.toSorted())) throw changedElsewhere();
  if (versionOf(before) === versionOf(ids)) return;
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  await saveRows(transaction, 'dsa_problems', renumbered(inOrder));
  await recordChange(transaction, admin, {
    action: 'dsa-problem.order',
    subject: category,
    before: { ids: before },
    after: { ids },
  });
}
