import type { Progress } from '@site/shared/contracts';
import type { NoteBase } from '@site/shared/platform';
import { useState } from 'react';
import { confirmProgress } from '../progress/confirm-progress.ts';
import type { PendingUnit } from '../progress/pending-progress.ts';
import type { ProgressTarget } from '../progress/save-progress.ts';
import { readDraft, writeDraft } from './note-draft.ts';
import { discardRefusedNotes, type RefusedNote } from './refused-note.ts';

/** The text in the dialog, and what it is made from. What differs from the saved note is kept as a draft. */
export function useNoteText(
  { progress, baseVersions: versions }: PendingUnit,
  { personId, unitId }: ProgressTarget,
  refused: RefusedNote | undefined,
) {
  const [draft] = useState(() => readDraft(personId, unitId));
  const [text, setText] = useState(draft?.text ?? refused?.text ?? progress.notes);
  const [elsewhere, setElsewhere] = useState(refused?.elsewhere ?? null);
  const [base, setBase] = useState<NoteBase>(() => {
    // What is shown beside the text has been seen, even if the text was typed before.
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
    /** What the note says elsewhere by now; null while nobody has changed it. */
    elsewhere,
    /** Takes note of a change elsewhere: from now on the text is made from that, too. */
    rebase: (current: Progress) => {
      setElsewhere(current);
      setBase({ text: current.notes });
      storeDraft(text, { text: current.notes });
    },
    /** Gives up the text for the one that is saved elsewhere. */
    discard: () => {
      writeDraft(personId, unitId, null);
      if (elsewhere) void confirmProgress(personId, unitId, elsewhere);
      void discardRefusedNotes(personId, unitId);
    },
    isDraft: draft !== null && text === draft.text,
    isUnsaved: text !== progress.notes,
  };
}
