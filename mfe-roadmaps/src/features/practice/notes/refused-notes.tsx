import type { Problem } from '@site/shared/contracts/composition';
import type { LearningUnit, NoteConflict, Progress } from '@site/shared/contracts/practice';
import { type OutboxEntry, outbox, useOutboxEntries, usePersonKey } from '@site/shared/platform';
import type { ProgressMeta } from '@site/shared/progress';
import { Button, Notice } from '@site/shared/ui';
import { useMemo } from 'react';
import type { NoteBase } from './note-base.ts';
import styles from './refused-notes.module.css';

interface RefusedNotesProps {
  notes: RefusedNote[];
  units: LearningUnit[];
  onOpen: (unitId: string) => void;
}

/** Notes that waited for the network and couldn't be saved: each can be opened, and none is lost. */
export function RefusedNotes({ notes, units, onOpen }: RefusedNotesProps) {
  if (notes.length === 0) return null;
  return (
    <Notice tone="warning" title="Failed to save notes">
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.unitId}>
            <RefusedNoteItem
              note={note}
              name={units.find(({ id }) => id === note.unitId)?.name ?? null}
              onOpen={() => onOpen(note.unitId)}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface RefusedNoteItemProps {
  note: RefusedNote;
  /** null if this roadmap doesn't have the problem. */
  name: string | null;
  onOpen: () => void;
}

function RefusedNoteItem({ note, name, onOpen }: RefusedNoteItemProps) {
  const person = usePersonKey();
  const reason = note.message ?? "The server didn't accept it.";
  if (name) {
    return (
      <>
        Your note on {name} is still on this device. {reason}{' '}
        <Button size="sm" onClick={onOpen}>
          Open note
        </Button>
      </>
    );
  }
  return (
    <details>
      <summary>A note on a problem that isn't on this page. {reason}</summary>
      <p className={styles.text}>{note.text}</p>
      <Button size="sm" onClick={() => void discardRefusedNotes(person, note.unitId)}>
        Discard it
      </Button>
    </details>
  );
}

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

/** The current note, if a change was refused because of a conflict; null for other errors. */
export const noteElsewhere = (problem: Problem | null): Progress | null =>
  problem?.statusCode === CHANGED ? (problem as NoteConflict).current : null;

function refusedNote({ state, meta, refusal }: OutboxEntry<ProgressMeta>): RefusedNote[] {
  const { unitId, patch, baseVersions: versions } = meta;
  if (state !== 'refused' || !versions || !('notes' in patch)) return [];
  const problem = refusal?.problem ?? null;
  const elsewhere = noteElsewhere(problem);
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
