import type { ArticleCategory } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Button, SelectField } from '@site/shared/ui';
import { type ComponentType, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { categoriesQuery } from '../../../articles/categories-query.ts';
import { type Fields, orNull } from '../article-form.ts';
import styles from './fields.module.css';

export interface CategoryFieldProps {
  /** Creates a category. */
  CategoryDialog: ComponentType<{
    onCreated: (category: ArticleCategory) => void;
    onClose: () => void;
  }>;
}

/** The category, with a button that creates a new one. */
export function CategoryField({ CategoryDialog }: CategoryFieldProps) {
  const { data: categories, error, refetch } = useQuery(categoriesQuery);
  const { register, setValue, formState } = useFormContext<Fields>();
  const [dialog, setDialog] = useState(false);
  const fieldError = formState.errors.category_id?.message;
  if (!categories)
    return <FallbackCategory failed={error !== null} onRetry={() => void refetch()} />;

  const choose = (made: ArticleCategory) => {
    // The select must know the option before it can show it.
    setTimeout(() => setValue('category_id', made.id, { shouldDirty: true }));
  };
  return (
    <div className={styles.withButton}>
      <SelectField label="Category" error={fieldError} {...register('category_id', orNull)}>
        <option value="">General (none)</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button size="sm" onClick={() => setDialog(true)}>
        New category
      </Button>
      {dialog && <CategoryDialog onCreated={choose} onClose={() => setDialog(false)} />}
    </div>
  );
}

interface FallbackCategoryProps {
  failed: boolean;
  onRetry: () => void;
}

/** Shown while there is no list. It isn't a category of the site: the article keeps its own. */
const FallbackCategory = ({ failed, onRetry }: FallbackCategoryProps) => (
  <div className={styles.withButton}>
    <SelectField
      label="Category"
      disabled
      value="sample"
      onChange={() => {}}
      error={
        failed
          ? "We couldn't load the categories. “Programming” is only a sample: it won't be saved, and the article keeps its category."
          : undefined
      }
    >
      <option value="sample">{failed ? 'Programming' : 'Loading...'}</option>
    </SelectField>
    {failed && (
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
);
