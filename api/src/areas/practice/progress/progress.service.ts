import type { ProgressPatch, SavedProgress } from '@site/shared/contracts/practice';
import type { Database } from '../../../database/database.ts';
import { DomainError, notFound, signInRequired } from '../../../errors/domain-error.ts';
import { findUnitProgress, type ProgressGuard, saveProgress } from './progress.repository.ts';

export interface ProgressChange {
  userId: string;
  unitId: string;
  patch: ProgressPatch;
  guard: ProgressGuard;
}

/**
 * Changes one field of a person's progress on one unit.
 * A retired unit still takes it: a page opened before the unit was retired loses nothing that was typed.
 * A flag that was changed since the change was made stays, and is returned.
 * @throws DomainError 401 once the account is gone, 404 for an unknown unit, 412 with the current progress if the note
 * has been changed since.
 */
export async function changeProgress(
  database: Database,
  { userId, unitId, patch, guard }: ProgressChange,
): Promise<SavedProgress> {
  const saved = await saveProgress(database, userId, unitId, patch, guard);
  if (saved === 'unit') throw notFound(`There's no learning unit with the id ${unitId}.`);
  if (saved === 'user') throw signInRequired();
  if (saved) return saved;
  const current = await findUnitProgress(database, userId, unitId);
  if (current && !('notes' in patch)) return current;
  const message = "You've changed this note on another device since you opened it.";
  throw new DomainError(412, 'note-changed', message, undefined, { current });
}
