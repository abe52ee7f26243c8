import { type AdminUnit, unitForm } from '@site/shared/contracts/editorial';
import { Button, DialogActions, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { type FormEvent, useState } from 'react';
import forms from '../../forms/forms.module.css';
import { wordsOf } from '../../forms/list-text.ts';

interface TagsDialogProps {
  title: string;
  units: readonly AdminUnit[];
  onTags: (tagsOf: (unit: AdminUnit) => string[]) => void;
  onClose: () => void;
}

/** Adds tags to several units, and removes some of those that they have. */
export function TagsDialog({ title, units, onTags, onClose }: TagsDialogProps) {
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const present = [...new Set(units.flatMap(({ tags }) => tags))].toSorted();
  const tagsOf = ({ tags }: AdminUnit) => [
    ...new Set([...tags.filter((tag) => !removed.includes(tag)), ...wordsOf(added)]),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = units
      .map((unit) => unitForm.shape.tags.safeParse(tagsOf(unit)).error?.issues[0]?.message)
      .find(Boolean);
    setError(message);
    if (message) return;
    onTags(tagsOf);
    onClose();
  };
  const isDirty = added !== '' || removed.length > 0;
  return (
    <FormDialog isDirty={isDirty} onClose={onClose} size="sm" title={title}>
      <form className={forms.form} noValidate onSubmit={submit}>
        <TextField
          label="Add tags"
          hint="Separated by commas."
          value={added}
          error={error}
          onChange={({ currentTarget: { value } }) => setAdded(value)}
        />
        {present.length > 0 && (
          <fieldset className={forms.group}>
            <legend>Remove tags</legend>
            {present.map((tag) => (
              <label key={tag} className={forms.check}>
                <input
                  type="checkbox"
                  checked={removed.includes(tag)}
                  onChange={({ target: { checked } }) =>
                    setRemoved((before) =>
                      checked ? [...before, tag] : before.filter((one) => one !== tag),
                    )
                  }
                />
                {tag}
              </label>
            ))}
          </fieldset>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!isDirty}>
            Change tags
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
