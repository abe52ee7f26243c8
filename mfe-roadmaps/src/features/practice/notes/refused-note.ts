import type { NoteConflict, Progress } from '@site/shared/contracts';
import { type KeptWrite, outbox, type SeenNote, useKeptWrites } from '@site/shared/platform';
import { useMemo } from 'react';
import { progressAbout } from '../progress/follow-outbox.ts';

/** A note that waited for the network and was refused when it was sent. Its words stay on the device. */
export interface RefusedNote {
  unitId: string;
  text: string;
  seen: SeenNote;
  /** What the note says by now, where it was refused because it was changed elsewhere; else null. */
  elsewhere: Progress | null;
  /** Why it was refused, in words; null where the server said nothing. */
  message: string | null;
}

const CHANGED = 412;

function refusedNote(write: KeptWrite): RefusedNote[] {
  const about = progressAbout(write);
  if (write.state !== 'refused' || !about?.seen || !('notes' in about.patch)) return [];
  const problem = write.refusal?.problem ?? null;
  const elsewhere = problem?.statusCode === CHANGED ? (problem as NoteConflict).current : null;
  return [
    {
      unitId: about.unitId,
      text: about.patch.notes,
      seen: elsewhere ? { text: elsewhere.notes } : { text: about.patch.notes, before: about.seen },
      elsewhere,
      message: problem?.message ?? null,
    },
  ];
}

/** The person's notes that were refused, the latest of each problem, in the order in which they were written. */
export function useRefusedNotes(): RefusedNote[] {
  const writes = useKeptWrites();
  return useMemo(() => {
    const notes = writes.flatMap(refusedNote).map((note) => [note.unitId, note] as const);
    return [...new Map(notes).values()];
  }, [writes]);
}

/** Forgets the refused notes on a problem: their words are saved, or no longer wanted. */
export async function dropRefusedNotes(personId: string, unitId: string): Promise<void> {
  const box = await outbox();
  for (const write of box.writesOf(personId)) {
    if (refusedNote(write)[0]?.unitId === unitId) box.drop(write.id);
  }
}
