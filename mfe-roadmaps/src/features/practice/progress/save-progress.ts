import type { ProgressPatch } from '@site/shared/contracts/practice';
import { type Delivery, queryClient, toast } from '@site/shared/platform';
import { saveProgress as save } from '@site/shared/progress';
import { followProgress } from './confirm-progress.ts';
import { pendingKey } from './pending-progress.ts';

/** The person and the problem. */
export interface ProgressTarget {
  personId: string;
  unitId: string;
}

/**
 * Sends one changed field, or lets it wait for the network. What the API confirms is written into the
 * cached roadmaps before this resolves.
 * @param baseVersions for a note: the versions it's based on
 */
export function saveProgress(
  { personId, unitId }: ProgressTarget,
  patch: ProgressPatch,
  baseVersions?: readonly string[],
): Promise<Delivery> {
  followProgress();
  return save({ person: personId, unitId, patch, ...(baseVersions && { baseVersions }) });
}

/** Changes of one problem are sent one after another, so that the last one made is saved last. */
export const progressScope = ({ unitId }: ProgressTarget) => ({ id: `progress-${unitId}` });

export type Flag = { completed: boolean } | { bookmarked: boolean };

const messages = {
  completed: {
    saved: 'Question status updated successfully!',
    failed: 'Login to update question status',
  },
  bookmarked: { saved: 'Bookmark updated successfully!', failed: 'Failed to update bookmark' },
};

const fieldOf = (flag: Flag) => ('completed' in flag ? 'completed' : 'bookmarked');

/**
 * Saves a problem's completed or bookmarked flag. Until the API responds, the change counts as pending
 * and is shown (see pending-progress), also while it waits for the network; a refusal needs no rollback,
 * since nothing else was changed. A notice shows the outcome: one per control, so that repeated clicks
 * replace it.
 */
export function saveFlag(target: ProgressTarget, flag: Flag): void {
  const notice = { id: `${fieldOf(flag)}-${target.unitId}` };
  const { saved, failed } = messages[fieldOf(flag)];
  // Not a hook: each of a sheet's hundreds of rows would observe a mutation that it hardly ever starts.
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: pendingKey(target.personId, target.unitId),
    scope: progressScope(target),
    networkMode: 'always',
    mutationFn: (change: Flag) => saveProgress(target, change),
  });
  mutation.execute(flag).then(
    ({ status }) => {
      if (status === 'sent') toast.success(saved, notice);
    },
    () => toast.error(failed, notice),
  );
}
