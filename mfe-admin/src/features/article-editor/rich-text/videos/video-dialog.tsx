import { videoOf } from '@site/shared/contracts/editorial';
import { Button, DialogActions, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import styles from '../rich-text.module.css';

interface VideoDialogProps {
  editor: Editor;
  /** An address that was pasted; '' if none was. */
  pasted: string;
  onClose: () => void;
}

/** Adds a video by its address, or changes the selected one. */
export function VideoDialog({ editor, pasted, onClose }: VideoDialogProps) {
  const [isSelected] = useState(() => editor.isActive('video'));
  const [before] = useState(() => {
    const { href = '', title = '' } = editor.getAttributes('video');
    return { address: pasted || String(href), title: String(title) };
  });
  const [address, setAddress] = useState(before.address);
  const [title, setTitle] = useState(before.title);
  const [errors, setErrors] = useState<{ address?: string; title?: string }>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, the dialog is inside the article's form.
    event.stopPropagation();
    const video = videoOf(address.trim());
    const hasTitle = title.trim() !== '';
    setErrors({
      ...(!video && { address: 'Enter the address of a video on YouTube or Vimeo' }),
      ...(!hasTitle && { title: 'Title is required' }),
    });
    if (!video || !hasTitle) return;
    const attrs = { href: video.page, title: title.trim() };
    editor.chain().focus().insertContent({ type: 'video', attrs }).run();
    onClose();
  };
  return (
    <FormDialog
      isDirty={address !== before.address || title !== before.title}
      onClose={onClose}
      size="sm"
      title={isSelected ? 'Change video' : 'Add video'}
    >
      <form className={styles.dialog} noValidate onSubmit={submit}>
        <TextField
          label="Address"
          value={address}
          error={errors.address}
          hint="Of a video on YouTube or Vimeo"
          {...(!pasted && { 'data-initial-focus': '' })}
          onChange={({ target }) => setAddress(target.value)}
        />
        <TextField
          label="Title"
          value={title}
          error={errors.title}
          hint="Readers see it before they play the video."
          {...(pasted && { 'data-initial-focus': '' })}
          onChange={({ target }) => setTitle(target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            {isSelected ? 'Change' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
