import { toast, useMutation, useQueryClient } from '@site/shared/platform';
import {
  confirmProgress,
  type ProgressTarget,
  patchProgress,
  progressScope,
} from '../progress/save-progress.ts';
import { readDraft, writeDraft } from './note-draft.ts';

/** Saves a problem's note. The draft ends only when this very text is saved. */
export function useSaveNote(target: ProgressTarget) {
  const client = useQueryClient();
  const { personId, unitId } = target;
  return useMutation({
    mutationKey: ['note', personId, unitId],
    scope: progressScope(target),
    networkMode: 'always',
    mutationFn: (notes: string) => patchProgress(target, { notes }),
    onSuccess: async (_done, notes) => {
      await confirmProgress(client, target, { notes });
      if (readDraft(personId, unitId) === notes) writeDraft(personId, unitId, null);
      toast.success('Note saved successfully!');
    },
    onError: () => {
      toast.error('Failed to save note');
    },
  });
}
