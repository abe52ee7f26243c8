import { brand } from '@site/shared/brand';
import { useQuery } from '@site/shared/platform';
import { SelectField } from '@site/shared/ui';
import { useController } from 'react-hook-form';
import { authorsQuery } from '../../../articles/authors-query.ts';
import { useAdminId } from '../../../rights/rights.tsx';
import type { Fields } from '../article-form.ts';

/** The author that readers see; of a new article its writer, if they have an author page. */
export function AuthorField() {
  const { data: authors, error } = useQuery(authorsQuery);
  const { field, fieldState } = useController<Fields, 'author_id'>({ name: 'author_id' });
  const admin = useAdminId();
  const own = authors?.find(({ administrator }) => administrator?.id === admin);
  const value = field.value === undefined ? own?.id : field.value;
  return (
    <SelectField
      label="Author"
      hint="Readers see the name under the title, with a link to the author's page."
      disabled={!authors}
      error={fieldState.error?.message ?? (error && !authors ? NOT_LOADED : undefined)}
      value={value ?? ''}
      onBlur={field.onBlur}
      onChange={({ target }) => field.onChange(target.value || null)}
    >
      <option value="">The {brand.name} editors (nobody named)</option>
      {authors?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const NOT_LOADED = "We couldn't load the authors. The article keeps its own.";
