import type { Progress } from '@site/shared/contracts';
import { type NoteBase, records } from '@site/shared/platform';
import { useState } from 'react';
import { confirmProgress } from '../progress/confirm-progress.ts';
import type { PendingUnit } from '../progress/pending-progress.ts';
import type { ProgressTarget } from '../progress/save-progress.ts';
import { discardRefusedNotes, type RefusedNote } from './refused-notes.tsx';

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
export function readDraft(personId: string, unitId: string): NoteDraft | null {
  const record = records.read<string, NoteBase>(KIND, unitId, personId);
  return record?.base ? { text: record.value, base: record.base } : null;
}

/** Stores the text; null removes it. */
export function writeDraft(personId: string, unitId: string, draft: NoteDraft | null): void {
  if (draft) records.write(KIND, unitId, personId, draft.text, draft.base);
  else records.remove(KIND, unitId, personId);
}
