import type { Progress, ProgressPatch } from '@site/shared/contracts';
import type { Database } from '../../database/database.ts';
import { notFound, signInRequired } from '../../errors/domain-error.ts';
import { requireOwner } from './progress.policy.ts';
import { saveProgress } from './progress.repository.ts';

export interface ProgressChange {
  userId: string;
  unitId: string;
  patch: ProgressPatch;
}

/**
 * Changes one field of a person's progress on one unit.
 * A retired unit still takes it: a page opened before the unit was retired loses nothing that was typed.
 * @throws DomainError 401 for a visitor, 403 for somebody else's progress, 404 for an unknown unit.
 */
export async function changeProgress(
  database: Database,
  signedIn: { id: string } | null,
  { userId, unitId, patch }: ProgressChange,
): Promise<Progress> {
  requireOwner(signedIn, userId);
  const saved = await saveProgress(database, userId, unitId, patch);
  if (saved === 'unit') throw notFound(`There is no learning unit with the id ${unitId}.`);
  if (saved === 'user') throw signInRequired();
  return saved;
}
