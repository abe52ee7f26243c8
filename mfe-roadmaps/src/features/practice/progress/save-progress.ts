import type { ProgressPatch } from '@site/shared/contracts';
import { type Delivery, type NoteBase, outbox } from '@site/shared/platform';
import { followProgress } from './confirm-progress.ts';

/** The person and the problem. */
export interface ProgressTarget {
  personId: string;
  unitId: string;
}

/**
 * Sends one changed field, or lets it wait for the network. What the API confirms is written into the
 * cached roadmaps before this resolves.
 * @param base for a note: the note it's based on
 */
export function saveProgress(
  { personId, unitId }: ProgressTarget,
  patch: ProgressPatch,
  base?: NoteBase,
): Promise<Delivery> {
  followProgress();
  return outbox.saveProgress({ person: personId, unitId, patch, ...(base && { base }) });
}

/** Changes of one problem are sent one after another, so that the last one made is saved last. */
export const progressScope = ({ unitId }: ProgressTarget) => ({ id: `progress-${unitId}` });
