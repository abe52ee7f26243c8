import { type ContentKind, newItemRequest } from '@site/shared/contracts/editorial';
import { useNavigate, useQuery } from '@site/shared/platform';
import { Button, TextField } from '@site/shared/ui';
import { useDebouncedValue } from '@site/shared/ui/use-debounced-value.ts';
import { useId } from 'react';
import { FormLeaveGuard } from '../../../forms/leave-guard.tsx';
import forms from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { useContentForm } from '../forms/use-content-form.ts';
import { unitsQuery } from '../problems/problems.queries.ts';
import { itemForms } from './item-forms.ts';
import { createItem } from './items.queries.ts';

/** How long typing must pause before units are searched, in milliseconds. */
const DEBOUNCE_MS = 300;

/** Begins an item: for a unit that is searched, or with an address. */
export function NewItem({ kind }: { kind: ContentKind }) {
  const { noun, ofUnit, address } = itemForms[kind];
  const navigate = useNavigate();
  const { form, submit } = useContentForm({
    schema: newItemRequest,
    values: { id: '' },
    requestOf: ({ id }) => ({ kind, id: id.trim() }),
    save: async (request) => {
      const made = await createItem(request);
      navigate(`/admin/content/${kind}/${made.id}`);
      return undefined;
    },
    done: 'Draft started!',
  });
  const listId = useId();
  const typed = useDebouncedValue(form.watch('id').trim(), DEBOUNCE_MS);
  const { data: found } = useQuery({ ...unitsQuery(typed), enabled: ofUnit && typed !== '' });
  const unit = found?.find(({ id }) => id === typed);
  return (
    <form className={forms.form} noValidate aria-label={`New ${noun}`} onSubmit={submit}>
      <FormLeaveGuard control={form.control} />
      <TextField
        label={ofUnit ? 'Unit' : 'Address'}
        required
        list={ofUnit ? listId : undefined}
        autoComplete="off"
        spellCheck={false}
        hint={
          ofUnit
            ? unit
              ? `${unit.name}, in ${unit.topic} of ${unit.roadmap}.`
              : 'Its page in a roadmap will show this: type a part of its name or id, and choose it.'
            : `The part after ${address}, such as first-try. You can't change it later.`
        }
        error={errorMessage(form.formState.errors.id)}
        {...form.register('id')}
      />
      <datalist id={listId}>
        {found?.map(({ id, name, topic }) => (
          <option key={id} value={id}>
            {name}, {topic}
          </option>
        ))}
      </datalist>
      <div className={forms.actions}>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Start the draft
        </Button>
      </div>
    </form>
  );
}
