import { toast, useMutation } from '@site/shared/platform';
import { pendingKey } from './pending-progress.ts';
import { type ProgressTarget, progressScope, saveProgress } from './save-progress.ts';

type Flag = { completed: boolean } | { bookmarked: boolean };

const messages = {
  completed: {
    saved: 'Question status updated successfully!',
    failed: 'Login to update question status',
  },
  bookmarked: { saved: 'Bookmark updated successfully!', failed: 'Failed to update bookmark' },
};

const fieldOf = (flag: Flag) => ('completed' in flag ? 'completed' : 'bookmarked');

/**
 * Saves a problem's completed or bookmarked flag. Until the API answers, the change counts as pending
 * and is shown (see pending-progress), also while it waits for the network; a refusal needs no undoing,
 * since nothing else was changed.
 */
export function useSaveFlag(target: ProgressTarget) {
  // One notice a control: repeated clicks replace it instead of piling up.
  const noticeOf = (flag: Flag) => ({ id: `${fieldOf(flag)}-${target.unitId}` });
  return useMutation({
    mutationKey: pendingKey(target.personId, target.unitId),
    scope: progressScope(target),
    networkMode: 'always',
    mutationFn: (flag: Flag) => saveProgress(target, flag),
    onSuccess: (delivery, flag) => {
      if (delivery.status === 'waiting') toast(delivery.message, { id: 'waiting' });
      else toast.success(messages[fieldOf(flag)].saved, noticeOf(flag));
    },
    onError: (_error, flag) => {
      toast.error(messages[fieldOf(flag)].failed, noticeOf(flag));
    },
  }).mutate;
}
