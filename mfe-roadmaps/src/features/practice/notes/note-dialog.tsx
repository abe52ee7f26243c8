import { limits } from '@site/shared/contracts/composition';
import type { LearningUnit } from '@site/shared/contracts/practice';
import { messageOf, problemOf, toast } from '@site/shared/platform';
import { Button, Dialog, DialogActions, Notice } from '@site/shared/ui';
import type { FormEvent } from 'react';
import type { ProgressTarget } from '../progress/save-progress.ts';
import styles from './note-dialog.module.css';
import { NoteEditor } from './note-editor.tsx';
import { noteElsewhere, type RefusedNote } from './refused-notes.tsx';
import { useNoteText, useSaveNote } from './use-note.ts';

interface NoteDialogProps {
  unit: LearningUnit;
  target: ProgressTarget;
  /** The refused note on this problem that had waited for the network, if any. */
  refused: RefusedNote | undefined;
  onClose: () => void;
}

/** Edits the note on one problem. Closing it with unsaved text saves a draft. */
export function NoteDialog({ unit, target, refused, onClose }: NoteDialogProps) {
  const { text, base, elsewhere, ...note } = useNoteText(unit, target, refused);
  const save = useSaveNote(target);

  const close = () => {
    if (note.isUnsaved && !save.isPending)
      toast('Draft saved. Reopen the note to continue.', { id: 'note-kept' });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onError = (error: Error) => {
      const current = noteElsewhere(problemOf(error));
      if (current) note.rebase(current);
    };
    save.mutate({ notes: text, base }, { onSuccess: onClose, onError });
  };
  const takeOther = () => {
    note.discard();
    onClose();
  };

  return (
    <Dialog open onOpenChange={close} title="Add Note" description={unit.name}>
      <form
        className={styles.form}
        onSubmit={submit}
        // While it's being saved, the page shows it as saved.
        data-unsaved={note.isUnsaved || save.isPending ? '' : undefined}
      >
        {elsewhere && (
          <NoteElsewhere
            text={elsewhere.notes}
            onTake={takeOther}
            onAdd={() => note.write(`${elsewhere.notes}\n\n${text}`)}
          />
        )}
        <NoteEditor text={text} onChange={note.write} readOnly={save.isPending} />
        {note.isDraft && <DraftNotice onDiscard={() => note.write(unit.progress.notes)} />}
        {save.isError && (
          <Notice tone="danger" title="Failed to save notes">
            {messageOf(save.error, 'Check your connection and try again.')}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending}
            disabled={text.length > limits.note}
          >
            Save Note
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice>
      This is your unsaved draft.
      <button type="button" className={styles.discard} onClick={onDiscard}>
        Discard it
      </button>
    </Notice>
  );
}

interface NoteElsewhereProps {
  /** The current text of the note, from another device. */
  text: string;
  onTake: () => void;
  onAdd: () => void;
}

/**
 * Shows what another device has saved in the meantime, above the person's own text: nothing is overwritten
 * unseen.
 */
function NoteElsewhere({ text, onTake, onAdd }: NoteElsewhereProps) {
  return (
    <section className={styles.elsewhere} aria-label="Saved on another device">
      <Notice tone="warning" title="This note was changed on another device">
        Your version is below and isn't saved yet. Saving it replaces this one:
      </Notice>
      {text === '' ? (
        <p className={styles.empty}>The note is empty there.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long note must be scrollable with the keyboard
        <blockquote className={styles.text} tabIndex={0}>
          {text}
        </blockquote>
      )}
      <div className={styles.choices}>
        <Button size="sm" onClick={onTake}>
          Use this one
        </Button>
        {text !== '' && (
          <Button size="sm" onClick={onAdd}>
            Add it above mine
          </Button>
        )}
      </div>
    </section>
  );
}
