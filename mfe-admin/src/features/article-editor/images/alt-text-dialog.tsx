import { Button, DialogActions, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { type FormEvent, useState } from 'react';
import styles from './images.module.css';

interface AltTextDialogProps {
  alt: string;
  onSave: (alt: string) => void;
  onClose: () => void;
}

/** Changes the alternative text of an existing image. */
export function AltTextDialog({ alt, onSave, onClose }: AltTextDialogProps) {
  const [text, setText] = useState(alt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSave(text.trim());
    onClose();
  };
  return (
    <FormDialog isDirty={text !== alt} onClose={onClose} size="sm" title="Alternative text">
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="What the image shows"
          value={text}
          maxLength={300}
          hint="Leave it empty if the image is only decoration."
          data-initial-focus=""
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
