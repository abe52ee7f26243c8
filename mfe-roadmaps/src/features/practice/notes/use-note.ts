import type { Progress } from '@site/shared/contracts/practice';
import { problemOf, records, toast, useMutation } from '@site/shared/platform';
import { useState } from 'react';
import { confirmProgress } from '../progress/confirm-progress.ts';
import type { PendingUnit } from '../progress/pending-progress.ts';
import { type ProgressTarget, progressScope, saveProgress } from '../progress/save-progress.ts';
import { baseVersionsOf, type NoteBase } from './note-base.ts';
import { discardRefusedNotes, noteElsewhere, type RefusedNote } from './refused-notes.tsx';

/** The text in the dialog, and the note it's based on. A text that differs from the saved note is stored as a draft. */
export function useNoteText(
  { progress, baseVersions: versions }: PendingUnit,
  { personId, unitId }: ProgressTarget,
  refused: RefusedNote | undefined,
) {
  const [draft] = useState(() => readDraft(personId, unitId));
  const [text, setText] = useState(draft?.text ?? refused?.text ?? progress.notes);
  const [elsewhere, setElsewhere] = useState(refused?.elsewhere ?? null);
  const [base, setBase] = useState<NoteBase>(() => {
    // A note that's shown beside the text has been seen, even if the text was typed before.
    if (refused?.elsewhere) return refused.base;
    return draft?.base ?? refused?.base ?? { text: progress.notes, versions };
  });

  const storeDraft = (next: string, madeFrom = base) =>
    writeDraft(personId, unitId, next === progress.notes ? null : { text: next, base: madeFrom });
  const write = (next: string) => {
    setText(next);
    storeDraft(next);
  };
  return {
    text,
    base,
    write,
    /** The note as changed elsewhere; null if it wasn't. */
    elsewhere,
    /** Bases the text on a change made elsewhere. */
    rebase: (current: Progress) => {
      setElsewhere(current);
      setBase({ text: current.notes });
      storeDraft(text, { text: current.notes });
    },
    /** Discards the text for the one saved elsewhere. */
    discard: () => {
      writeDraft(personId, unitId, null);
      if (elsewhere) void confirmProgress(personId, unitId, elsewhere);
      void discardRefusedNotes(personId, unitId);
    },
    isDraft: draft !== null && text === draft.text,
    isUnsaved: text !== progress.notes,
  };
}

/**
 * Text of a note that was typed but not saved, with the note it was based on. It's stored on the device, for each
 * person and problem.
 */
interface NoteDraft {
  text: string;
  base: NoteBase;
}

const KIND = 'note-draft';

/** The unsaved text, or null if there is none. */
function readDraft(personId: string, unitId: string): NoteDraft | null {
  const record = records.read<string, NoteBase>(KIND, unitId, personId);
  return record?.base ? { text: record.value, base: record.base } : null;
}

/** Stores the text; null removes it. */
function writeDraft(personId: string, unitId: string, draft: NoteDraft | null): void {
  if (draft) records.write(KIND, unitId, personId, draft.text, draft.base);
  else records.remove(KIND, unitId, personId);
}

interface NoteChange {
  notes: string;
  /** The note it's based on. */
  base: NoteBase;
}

/** Saves a problem's note. Its draft is removed only once this very text is saved, or waits in the outbox. */
export function useSaveNote(target: ProgressTarget) {
  const { personId, unitId } = target;
  return useMutation({
    mutationKey: ['note', personId, unitId],
    scope: progressScope(target),
    networkMode: 'always',
    mutationFn: ({ notes, base }: NoteChange) =>
      saveProgress(target, { notes }, baseVersionsOf(base)),
    onSuccess: ({ status }, { notes }) => {
      if (readDraft(personId, unitId)?.text === notes) writeDraft(personId, unitId, null);
      void discardRefusedNotes(personId, unitId);
      if (status === 'sent') toast.success('Note saved successfully!');
    },
    onError: async (error) => {
      toast.error('Failed to save note');
      const elsewhere = noteElsewhere(problemOf(error));
      if (!elsewhere) return;
      await confirmProgress(personId, unitId, { notes: elsewhere.notes });
    },
  });
}
