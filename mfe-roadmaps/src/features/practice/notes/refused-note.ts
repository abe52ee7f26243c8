import type { NoteConflict, Progress } from '@site/shared/contracts';
import {
  type NoteBase,
  type OutboxEntry,
  outbox,
  type ProgressMeta,
  useOutboxEntries,
} from '@site/shared/platform';
import { useMemo } from 'react';

/** A note that waited for the network and was refused when it was sent. Its words stay on the device. */
export interface RefusedNote {
  unitId: string;
  text: string;
  base: NoteBase;
  /** What the note says by now, if it was refused because it was changed elsewhere; else null. */
  elsewhere: Progress | null;
  /** Why it was refused, in words; null if the server said nothing. */
  message: string | null;
}

const CHANGED = 412;

function refusedNote({ state, meta, refusal }: OutboxEntry<ProgressMeta>): RefusedNote[] {
  const { unitId, patch, baseVersions: versions } = meta;
  if (state !== 'refused' || !versions || !('notes' in patch)) return [];
  const problem = refusal?.problem ?? null;
  const elsewhere = problem?.statusCode === CHANGED ? (problem as NoteConflict).current : null;
  return [
    {
      unitId,
      text: patch.notes,
      base: elsewhere ? { text: elsewhere.notes } : { text: patch.notes, versions },
      elsewhere,
      message: problem?.message ?? null,
    },
  ];
}

/** The person's notes that were refused, the latest of each problem, in the order in which they were written. */
export function useRefusedNotes(): RefusedNote[] {
  const entries = useOutboxEntries<ProgressMeta>('progress');
  return useMemo(() => {
    const notes = entries.flatMap(refusedNote).map((note) => [note.unitId, note] as const);
    return [...new Map(notes).values()];
  }, [entries]);
}

/** Discards the refused notes on a problem: their words are saved, or no longer wanted. */
export async function discardRefusedNotes(personId: string, unitId: string): Promise<void> {
  for (const entry of await outbox.entriesOf<ProgressMeta>(personId, 'progress')) {
    if (refusedNote(entry)[0]?.unitId === unitId) await outbox.discard(entry.id);
  }
}
