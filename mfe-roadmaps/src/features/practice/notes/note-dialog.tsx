import { type LearningUnit, limits } from '@site/shared/contracts';
import { toast } from '@site/shared/platform';
import { Button, Dialog, DialogActions, Notice } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import type { ProgressTarget } from '../progress/save-progress.ts';
import styles from './note-dialog.module.css';
import { readDraft, writeDraft } from './note-draft.ts';
import { NoteEditor } from './note-editor.tsx';
import { useSaveNote } from './use-save-note.ts';

interface NoteDialogProps {
  unit: LearningUnit;
  target: ProgressTarget;
  onClose: () => void;
}

/** Writes the note of one problem. Closing it with unsaved text keeps the text as a draft. */
export function NoteDialog({ unit, target, onClose }: NoteDialogProps) {
  const { personId, unitId } = target;
  const saved = unit.progress.notes;
  const [draft] = useState(() => readDraft(personId, unitId));
  const [text, setText] = useState(draft ?? saved);
  const save = useSaveNote(target);

  const write = (next: string) => {
    setText(next);
    writeDraft(personId, unitId, next === saved ? null : next);
  };
  const close = () => {
    if (text !== saved && !save.isPending)
      toast('Your unsaved note is kept. Open it again to go on.', { id: 'note-kept' });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(text, { onSuccess: onClose });
  };

  return (
    <Dialog open onOpenChange={close} title="Add Note" description={unit.name}>
      <form className={styles.form} onSubmit={submit}>
        <NoteEditor text={text} onChange={write} readOnly={save.isPending} />
        {draft !== null && text === draft && <DraftNotice onDiscard={() => write(saved)} />}
        {save.isError && <Notice tone="danger">Failed to save notes</Notice>}
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
      This is your unsaved text from before.
      <button type="button" className={styles.discard} onClick={onDiscard}>
        Discard it
      </button>
    </Notice>
  );
}
