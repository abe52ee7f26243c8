import type { NoteConflict, Progress } from '@site/shared/contracts';
import {
  type NoteBase,
  type OutboxEntry,
  outbox,
  type ProgressMeta,
  useOutboxEntries,
} from '@site/shared/platform';
import { useMemo } from 'react';

/** A note that waited for the network and was refused when it was sent. Its text stays on the device. */
export interface RefusedNote {
  unitId: string;
  text: string;
  base: NoteBase;
  /** The current note, if it was refused because of a change elsewhere; else null. */
  elsewhere: Progress | null;
  /** The reason for the refusal; null if the server gave none. */
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

/** The person's refused notes, the latest of each problem, in the order they were written. */
export function useRefusedNotes(): RefusedNote[] {
  const entries = useOutboxEntries<ProgressMeta>('progress');
  return useMemo(() => {
    const notes = entries.flatMap(refusedNote).map((note) => [note.unitId, note] as const);
    return [...new Map(notes).values()];
  }, [entries]);
}

/** Discards the refused notes on a problem, once their text is saved or no longer needed. */
export async function discardRefusedNotes(personId: string, unitId: string): Promise<void> {
  for (const entry of await outbox.entriesOf<ProgressMeta>(personId, 'progress')) {
    if (refusedNote(entry)[0]?.unitId === unitId) await outbox.discard(entry.id);
  }
}
