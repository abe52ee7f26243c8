import { TextAreaField, TextField } from '@site/shared/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Fields, orNull } from '../article-form.ts';
import styles from './fields.module.css';
import { WordsField } from './words-field.tsx';

/** Metadata for search engines; folded, since title and description are enough for most articles. */
export function MetaCard() {
  const { register, formState } = useFormContext<Fields>();
  const { errors } = formState;
  const hasError = Boolean(errors.meta_title ?? errors.meta_description ?? errors.meta_keywords);
  return (
    <details className={styles.fold} {...(hasError && { open: true })}>
      <summary>Search engines</summary>
      <div className={styles.card}>
        <SearchResult />
        <TextField
          label="Title for search engines"
          hint="Leave it empty to use the title."
          error={errors.meta_title?.message}
          {...register('meta_title', orNull)}
        />
        <TextAreaField
          label="Description for search engines"
          rows={3}
          hint="Leave it empty to use the description. Search engines show about 160 characters."
          error={errors.meta_description?.message}
          {...register('meta_description', orNull)}
        />
        <WordsField name="meta_keywords" label="Keywords" hint="Press Enter to add a keyword." />
      </div>
    </details>
  );
}

const SHOWN = 160;
const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** A rough preview of a search result. */
function SearchResult() {
  const [title, metaTitle, description, metaDescription, slug] = useWatch<
    Fields,
    ['title', 'meta_title', 'description', 'meta_description', 'slug']
  >({ name: ['title', 'meta_title', 'description', 'meta_description', 'slug'] });
  return (
    <figure className={styles.result} aria-label="Search result">
      <p className={styles.resultAddress}>
        {window.location.host} › article › {slug || '…'}
      </p>
      <p className={styles.resultTitle}>{metaTitle ?? (title || 'Title')}</p>
      <p className={styles.resultText}>{cut(metaDescription ?? (description || 'Description'))}</p>
    </figure>
  );
}
