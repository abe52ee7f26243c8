import { useQuery } from '@site/shared/platform';
import { Button, SelectField } from '@site/shared/ui';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { authorsQuery } from '../../../articles/authors-query.ts';
import { useAdminId } from '../../../rights/rights.tsx';
import { type Fields, orNull } from '../article-form.ts';
import styles from './fields.module.css';

/** Whom readers see as the author. A new article is by who writes it, if they have an author page. */
export function AuthorField() {
  const { data: authors, error, refetch } = useQuery(authorsQuery);
  const { register, getValues, setValue, formState } = useFormContext<Fields>();
  const adminId = useAdminId();
  useEffect(() => {
    if (!authors || getValues('author_id') !== undefined) return;
    const own = authors.find(({ administrator }) => administrator?.id === adminId);
    setValue('author_id', own?.id ?? null);
  }, [authors, adminId, getValues, setValue]);
  if (!authors) {
    return (
      <div className={styles.withButton}>
        <SelectField
          label="Author"
          disabled
          error={error ? "We couldn't load the authors. The article keeps its own." : undefined}
        >
          <option>{error ? 'As it was' : 'Loading...'}</option>
        </SelectField>
        {error && (
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  return (
    <SelectField
      label="Author"
      hint="Readers see the name, and a page with all that the author has written."
      error={formState.errors.author_id?.message}
      {...register('author_id', orNull)}
    >
      <option value="">The editors (nobody by name)</option>
      {authors.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
