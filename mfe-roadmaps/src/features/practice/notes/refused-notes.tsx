import type { LearningUnit } from '@site/shared/contracts';
import { usePersonKey } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import { discardRefusedNotes, type RefusedNote } from './refused-note.ts';
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
