import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ArticleCategory,
  type CategoryBody,
  categoryBody,
} from '@site/shared/contracts/editorial';
import { messageOf, toast } from '@site/shared/platform';
import { Button, DialogActions, TextAreaField, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../forms/show-field-errors.ts';
import styles from './categories.module.css';
import { createCategory, useCategories } from './categories.queries.ts';

const names = ['name', 'slug', 'description', 'color', 'sort_order'] as const;

interface CategoryDialogProps {
  /** Called with the category once it is stored, before `onClose`. */
  onCreated?: (category: ArticleCategory) => void;
  onClose: () => void;
}

/** Creates a category without leaving the page. What was typed stays if the server refuses it. */
export function CategoryDialog({ onCreated, onClose }: CategoryDialogProps) {
  const { categories } = useCategories();
  const { register, handleSubmit, setError, formState } = useForm<CategoryBody>({
    resolver: standardSchemaResolver(categoryBody),
    defaultValues: {
      name: '',
      slug: '',
      description: '',
      color: '#3144e0',
      sort_order: Math.max(0, ...categories.map(({ sort_order }) => sort_order)) + 10,
    },
  });
  const { errors, isDirty, isSubmitting } = formState;

  const submit = async (body: CategoryBody) => {
    try {
      const category = await createCategory(body);
      toast.success('Category created!');
      onCreated?.(category);
      onClose();
    } catch (error) {
      toast.error(messageOf(error, "We couldn't create it. Please try again."));
      showFieldErrors(error, names, setError);
    }
  };

  return (
    <FormDialog isDirty={isDirty} onClose={onClose} title="New category">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          // In the editor, this form is inside the article's form in React's tree.
          event.stopPropagation();
          void handleSubmit(submit)(event);
        }}
      >
        <TextField
          label="Name"
          required
          data-initial-focus=""
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Slug"
          hint="Used in addresses. Leave it empty to make it from the name."
          error={errors.slug?.message}
          {...register('slug')}
        />
        <TextAreaField
          label="Description"
          rows={2}
          error={errors.description?.message}
          {...register('description')}
        />
        <div className={styles.pair}>
          <TextField
            type="color"
            label="Colour"
            className={styles.color}
            error={errors.color?.message}
            {...register('color')}
          />
          <TextField
            type="number"
            min={0}
            label="Position"
            hint="Smaller numbers come first."
            error={errors.sort_order?.message}
            {...register('sort_order', { valueAsNumber: true })}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Creating...' : 'Create'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
