import { queryClient, toast } from '@site/shared/platform';
import { pendingKey } from './pending-progress.ts';
import { type ProgressTarget, progressScope, saveProgress } from './save-progress.ts';

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
