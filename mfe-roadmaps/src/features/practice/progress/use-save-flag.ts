import { toast, useMutation, useQueryClient } from '@site/shared/platform';
import { pendingKey } from './pending-progress.ts';
import {
  confirmProgress,
  type ProgressTarget,
  patchProgress,
  progressScope,
} from './save-progress.ts';

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
 * and is shown (see pending-progress); a failure needs no undoing, since nothing else was changed.
 */
export function useSaveFlag(target: ProgressTarget) {
  const client = useQueryClient();
  const notify = (kind: 'success' | 'error', flag: Flag) => {
    const field = fieldOf(flag);
    const text = messages[field][kind === 'success' ? 'saved' : 'failed'];
    // One notice a control: repeated clicks replace it instead of piling up.
    toast[kind](text, { id: `${field}-${target.unitId}` });
  };
  return useMutation({
    mutationKey: pendingKey(target.personId, target.unitId),
    scope: progressScope(target),
    networkMode: 'always',
    mutationFn: (flag: Flag) => patchProgress(target, flag),
    onSuccess: async (_done, flag) => {
      await confirmProgress(client, target, flag);
      notify('success', flag);
    },
    onError: (_error, flag) => notify('error', flag),
  }).mutate;
}
