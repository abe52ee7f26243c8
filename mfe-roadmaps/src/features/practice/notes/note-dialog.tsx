import { type LearningUnit, limits } from '@site/shared/contracts';
import { messageOf, toast } from '@site/shared/platform';
import { Button, Dialog, DialogActions, Notice } from '@site/shared/ui';
import type { FormEvent } from 'react';
import type { ProgressTarget } from '../progress/save-progress.ts';
import styles from './note-dialog.module.css';
import { NoteEditor } from './note-editor.tsx';
import { NoteElsewhere } from './note-elsewhere.tsx';
import type { RefusedNote } from './refused-note.ts';
import { useNoteText } from './use-note-text.ts';
import { noteElsewhere, useSaveNote } from './use-save-note.ts';

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
      const current = noteElsewhere(error);
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
