import { newDsaProblemRequest, slugFrom } from '@site/shared/contracts/editorial';
import { useNavigate, useQuery } from '@site/shared/platform';
import { Button, TextField } from '@site/shared/ui';
import { useDebouncedValue } from '@site/shared/ui/use-debounced-value.ts';
import { FormLeaveGuard } from '../../../forms/leave-guard.tsx';
import forms from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { useContentForm } from '../forms/use-content-form.ts';
import { createProblem, takenAddressQuery } from './problems.queries.ts';

/** How long typing must pause before an address is looked up, in milliseconds. */
const DEBOUNCE_MS = 300;

/** Begins a DSA problem with a title; its address is made of it until someone types another. */
export function NewProblem() {
  const navigate = useNavigate();
  const { form, submit } = useContentForm({
    schema: newDsaProblemRequest,
    values: { title: '', id: '' },
    requestOf: (values) => values,
    save: async (request) => {
      const made = await createProblem(request);
      navigate(`/admin/problems/${made.id}`);
      return undefined;
    },
    done: 'Draft started!',
  });
  const { register, formState, setValue, watch } = form;
  const { errors, isSubmitting, dirtyFields } = formState;
  const taken = useTakenAddress(watch('id'));
  const title = register('title', {
    onChange: ({ target }) => {
      if (!dirtyFields.id) setValue('id', slugFrom(target.value), { shouldValidate: true });
    },
  });
  return (
    <form className={forms.form} noValidate aria-label="New DSA problem" onSubmit={submit}>
      <FormLeaveGuard control={form.control} />
      <TextField label="Title" required error={errorMessage(errors.title)} {...title} />
      <TextField
        label="Address"
        required
        spellCheck={false}
        hint="The part after /dsaarticle/, such as two-sum. You can't change it later."
        error={errorMessage(errors.id) ?? taken}
        {...register('id')}
      />
      <div className={forms.actions}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Start the draft
        </Button>
      </div>
    </form>
  );
}

/** Who has an address, in words, as soon as typing pauses. */
function useTakenAddress(id: string): string | undefined {
  const debounced = useDebouncedValue(id, DEBOUNCE_MS);
  const isAddress = newDsaProblemRequest.shape.id.safeParse(debounced).success;
  const { data } = useQuery({ ...takenAddressQuery(debounced), enabled: isAddress });
  return id === debounced ? (data ?? undefined) : undefined;
}
