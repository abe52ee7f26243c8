import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type AuthorBody, authorBody } from '@site/shared/contracts/editorial';
import { messageOf, toast } from '@site/shared/platform';
import { Button, DialogActions, TextAreaField, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { useForm } from 'react-hook-form';
import formStyles from '../../forms/form.module.css';
import { showFieldErrors } from '../../forms/show-field-errors.ts';
import { saveAuthor, type Writing } from './save-author.ts';

const names = ['name', 'slug', 'about'] as const;

const titles = { own: 'Your author page', guest: 'New guest author' };

interface AuthorDialogProps {
  writing: Writing;
  /** What the name of a new author begins with. */
  name: string;
  onClose: () => void;
}

/** What readers learn of an author. What was typed stays if the server refuses it. */
export function AuthorDialog({ writing, name, onClose }: AuthorDialogProps) {
  const known = typeof writing === 'string' ? { name, slug: '', about: '' } : writing;
  const { register, handleSubmit, setError, formState } = useForm<AuthorBody>({
    resolver: standardSchemaResolver(authorBody),
    defaultValues: { name: known.name, slug: known.slug, about: known.about },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const submit = async (body: AuthorBody) => {
    try {
      await saveAuthor(writing, body);
      toast.success('Author saved!');
      onClose();
    } catch (error) {
      toast.error(messageOf(error, "We couldn't save it. Please try again."));
      showFieldErrors(error, names, setError);
    }
  };
  return (
    <FormDialog
      isDirty={isDirty}
      onClose={onClose}
      title={typeof writing === 'string' ? titles[writing] : 'Change author'}
    >
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        {writing === 'own' && (
          <p>Articles you've made that name no author will name you, and so will new ones.</p>
        )}
        <TextField
          label="Name"
          required
          data-initial-focus=""
          hint="As readers see it under the title."
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Address"
          hint="The part after /author/. Leave it empty to make it from the name."
          error={errors.slug?.message}
          {...register('slug')}
        />
        <TextAreaField
          label="About"
          rows={4}
          hint="A few words for the author's page: what they do, what they write about."
          error={errors.about?.message}
          {...register('about')}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
