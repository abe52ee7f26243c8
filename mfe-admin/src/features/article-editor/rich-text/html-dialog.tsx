import { Button, DialogActions } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import styles from './rich-text.module.css';
import { documentOf } from './schema/article-html.ts';
import { indented } from './schema/indented.ts';

interface HtmlDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Changes the HTML of the selected block. What the editor supports then becomes text. */
export function HtmlDialog({ editor, onClose }: HtmlDialogProps) {
  const [before] = useState(() => indented(String(editor.getAttributes('htmlBlock').source)));
  const [source, setSource] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, the dialog is inside the article's form.
    event.stopPropagation();
    editor.chain().focus().insertContent(documentOf(source).content.toJSON()).run();
    onClose();
  };
  return (
    <FormDialog isDirty={source !== before} onClose={onClose} title="Edit HTML">
      <form className={styles.dialog} noValidate onSubmit={submit}>
        <textarea
          className={styles.source}
          aria-label="HTML of the block"
          spellCheck={false}
          rows={12}
          value={source}
          data-initial-focus=""
          onChange={({ target }) => setSource(target.value)}
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
