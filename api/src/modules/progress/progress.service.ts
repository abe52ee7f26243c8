import type { Progress, ProgressPatch } from '@site/shared/contracts';
import type { Database } from '../../database/database.ts';
import { DomainError, notFound, signInRequired } from '../../errors/domain-error.ts';
import { requireOwner } from './progress.policy.ts';
import { findUnitProgress, saveProgress } from './progress.repository.ts';

export interface ProgressChange {
  userId: string;
  unitId: string;
  patch: ProgressPatch;
  /** Versions of the note that a change of notes was made from; null overwrites any. */
  seen: readonly string[] | null;
}

/**
 * Changes one field of a person's progress on one unit.
 * A retired unit still takes it: a page opened before the unit was retired loses nothing that was typed.
 * @throws DomainError 401 for a visitor, 403 for somebody else's progress, 404 for an unknown unit,
 * 412 with the current progress where the note has been changed since.
 */
export async function changeProgress(
  database: Database,
  signedIn: { id: string } | null,
  { userId, unitId, patch, seen }: ProgressChange,
): Promise<Progress> {
  requireOwner(signedIn, userId);
  const saved = await saveProgress(database, userId, unitId, patch, seen);
  if (saved === 'unit') throw notFound(`There is no learning unit with the id ${unitId}.`);
  if (saved === 'user') throw signInRequired();
  return saved ?? (await refuseOutdatedNote(database, userId, unitId));
}

async function refuseOutdatedNote(
  database: Database,
  userId: string,
  unitId: string,
): Promise<never> {
  const current = await findUnitProgress(database, userId, unitId);
  const message = 'This note was changed on another device since you opened it.';
  throw new DomainError(412, 'note-changed', message, undefined, { current });
}
