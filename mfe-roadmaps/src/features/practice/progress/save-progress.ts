import type { ProgressPatch } from '@site/shared/contracts';
import { type Delivery, outbox, type SeenNote } from '@site/shared/platform';
import { followOutbox } from './follow-outbox.ts';

/** Whose progress in which problem. */
export interface ProgressTarget {
  personId: string;
  unitId: string;
}

/**
 * Sends one changed field, or lets it wait for the network. What the API confirms is written into the
 * cached roadmaps before this resolves.
 * @param seen of a note: what it was made from
 */
export async function saveProgress(
  { personId, unitId }: ProgressTarget,
  patch: ProgressPatch,
  seen?: SeenNote,
): Promise<Delivery> {
  followOutbox();
  const box = await outbox();
  return await box.saveProgress({ person: personId, unitId, patch, ...(seen && { seen }) });
}

/** Changes of one problem are sent one after another, so that the last one made is the last one saved. */
export const progressScope = ({ unitId }: ProgressTarget) => ({ id: `progress-${unitId}` });
