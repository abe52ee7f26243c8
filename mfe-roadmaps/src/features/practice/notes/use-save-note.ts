import type { NoteConflict, Progress } from '@site/shared/contracts';
import { type NoteBase, problemOf, toast, useMutation } from '@site/shared/platform';
import { confirmProgress } from '../progress/confirm-progress.ts';
import { type ProgressTarget, progressScope, saveProgress } from '../progress/save-progress.ts';
import { discardRefusedNotes } from './refused-notes.tsx';
import { readDraft, writeDraft } from './use-note-text.ts';

interface NoteChange {
  notes: string;
  /** The note it's based on. */
  base: NoteBase;
}

const CHANGED = 412;

/** The current note, if a change was refused because of a conflict; null for other errors. */
export function noteElsewhere(error: unknown): Progress | null {
  const problem = problemOf(error);
  return problem?.statusCode === CHANGED ? (problem as NoteConflict).current : null;
}

/** Saves a problem's note. Its draft is removed only once this very text is saved, or waits in the outbox. */
export function useSaveNote(target: ProgressTarget) {
  const { personId, unitId } = target;
  return useMutation({
    mutationKey: ['note', personId, unitId],
    scope: progressScope(target),
    networkMode: 'always',
    mutationFn: ({ notes, base }: NoteChange) => saveProgress(target, { notes }, base),
    onSuccess: ({ status }, { notes }) => {
      if (readDraft(personId, unitId)?.text === notes) writeDraft(personId, unitId, null);
      void discardRefusedNotes(personId, unitId);
      if (status === 'sent') toast.success('Note saved successfully!');
    },
    onError: async (error) => {
      toast.error('Failed to save note');
      const elsewhere = noteElsewhere(error);
      if (!elsewhere) return;
      await confirmProgress(personId, unitId, { notes: elsewhere.notes });
    },
  });
}
