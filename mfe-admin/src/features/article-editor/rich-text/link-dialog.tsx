import { limits } from '@site/shared/contracts/composition';
import { Button, DialogActions, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import styles from './rich-text.module.css';

const EXPECTED =
  'Start with https://, with / for a page of this site, with # for a heading, or with mailto:';

/** Why an address is invalid, or undefined. The server removes links that begin differently. */
function addressError(address: string): string | undefined {
  if (address.length > limits.link) return `must have at most ${limits.link} characters`;
  if (address.startsWith('#') && address.length > 1) return undefined;
  if (address.startsWith('/')) return /^\/[/\\]/.test(address) ? EXPECTED : undefined;
  const known = ['https:', 'http:', 'mailto:'];
  const isKnown = URL.canParse(address) && known.includes(new URL(address).protocol);
  return isKnown ? undefined : EXPECTED;
}

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Makes the selected text a link, or changes the link at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();
  const link = () => editor.chain().focus().extendMarkRange('link');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, the dialog is inside the article's form.
    event.stopPropagation();
    const href = address.trim();
    const wrong = addressError(href);
    setError(wrong);
    if (wrong) return;
    if (editor.state.selection.empty && !before) {
      const text = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
      editor.chain().focus().insertContent(text).run();
    } else link().setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    link().unsetLink().run();
    onClose();
  };

  return (
    <FormDialog
      isDirty={address !== before}
      onClose={onClose}
      size="sm"
      title={before ? 'Change link' : 'Add link'}
    >
      <form className={styles.dialog} noValidate onSubmit={submit}>
        <TextField
          label="Address"
          value={address}
          error={error}
          hint="https://example.org, /roadmaps/dsa or #a-heading"
          data-initial-focus=""
          onChange={({ target }) => setAddress(target.value)}
        />
        <DialogActions>
          {before && (
            <Button variant="danger" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            {before ? 'Change' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
