import type { Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { adminProblem, type ManagedProblem } from './managed-problem.ts';

/** What one change is made with. */
export interface ProblemChange {
  transaction: Transaction<DB>;
  admin: SignedInAdmin;
  /** What it is about, and everything else. */
  managed: ManagedProblem;
  others: ManagedProblem[];
}

export const changedElsewhere = (managed?: ManagedProblem) =>
  new DomainError(
    409,
    'changed-elsewhere',
    'Someone else has changed this since you opened it.',
    undefined,
    managed && { current: adminProblem(managed) },
  );

export function found(all: ManagedProblem[], id: string): ManagedProblem {
  const managed = all.find((one) => one.id === id);
  if (!managed) throw notFound("This DSA problem doesn't exist.");
  return managed;
}
