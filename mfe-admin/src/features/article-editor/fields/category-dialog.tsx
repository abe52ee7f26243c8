import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ArticleCategory,
  type CategoryBody,
  categoryBody,
  newCategory,
} from '@site/shared/contracts';
import { fieldErrorsOf, http, messageOf, toast } from '@site/shared/platform';
import { Button, Dialog, DialogActions, TextAreaField, TextField } from '@site/shared/ui';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import styles from './fields.module.css';

interface CategoryDialogProps {
  onCreated: (category: ArticleCategory) => void;
  onClose: () => void;
}

const fields = ['description', 'color', 'slug', 'name'] as const;

/** Makes a category without leaving the article. */
export function CategoryDialog({ onCreated, onClose }: CategoryDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<CategoryBody>({
    resolver: standardSchemaResolver(categoryBody),
    defaultValues: { name: '', slug: '', description: '', color: '#3144e0' },
  });
  const { errors, isSubmitting } = formState;

  const create = async (category: CategoryBody) => {
    try {
      const { data } = await http.post('/v1/articles/categories/', category);
      onCreated(newCategory.parse(data));
      toast.success('Category created!');
    } catch (error) {
      const faults = fieldErrorsOf(error);
      for (const name of fields) {
        const message = faults[name];
        if (message) setError(name, { message }, { shouldFocus: true });
      }
      toast.error(messageOf(error, 'The category could not be created. Please try again.'));
    }
  };
  const submit = (event: FormEvent) => {
    // The dialog stands in the form of the article as far as React is concerned.
    event.stopPropagation();
    void handleSubmit(create)(event);
  };

  return (
    <Dialog open onOpenChange={onClose} size="sm" title="New category">
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Name"
          required
          data-initial-focus=""
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Address"
          hint="Lower-case letters, digits and hyphens. Empty: made from the name."
          error={errors.slug?.message}
          {...register('slug')}
        />
        <TextAreaField
          label="Description"
          rows={2}
          error={errors.description?.message}
          {...register('description')}
        />
        <TextField
          label="Colour"
          type="color"
          className={styles.color}
          error={errors.color?.message}
          {...register('color')}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Create
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
