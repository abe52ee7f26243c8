import { Card, SelectField, TextField } from '@site/shared/ui';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Fields, numberOrNull, orNull, useSettled } from '../article-form.ts';
import { countedMinutes, countWords } from '../words.ts';
import { AuthorField } from './author-field.tsx';
import { BannerField } from './banner-field.tsx';
import { CategoryField, type CategoryFieldProps } from './category-field.tsx';
import styles from './fields.module.css';
import { WordsField } from './words-field.tsx';

/** Where the article belongs, and what is shown around it. */
export function OrganiseCard({ CategoryDialog }: CategoryFieldProps) {
  const { register, formState } = useFormContext<Fields>();
  const { errors } = formState;
  return (
    <Card as="section" aria-labelledby="organise" className={styles.card}>
      <h2 id="organise">Organise</h2>
      <CategoryField CategoryDialog={CategoryDialog} />
      <AuthorField />
      <SelectField
        label="Difficulty"
        error={errors.difficulty?.message}
        {...register('difficulty')}
      >
        <option value="easy">Easy</option>
        <option value="medium">Medium</option>
        <option value="hard">Hard</option>
      </SelectField>
      <WordsField name="tags" label="Tags" hint="Press Enter to add a tag." />
      <ReadingTime />
      <BannerField />
      <TextField
        label="Series"
        hint="Articles with the same series title belong together."
        error={errors.series_title?.message}
        {...register('series_title', orNull)}
      />
      <TextField
        label="Place in the series"
        type="number"
        min={1}
        error={errors.series_order?.message}
        {...register('series_order', numberOrNull)}
      />
      <TextField
        label="Reviewed"
        type="date"
        hint="The day someone last checked facts, code and language. Readers see it under the title."
        error={errors.reviewed?.message}
        {...register('reviewed', orNull)}
      />
      <fieldset className={styles.checks}>
        <legend>Options</legend>
        <Check name="allow_comments" label="Allow comments" />
        <Check name="is_featured" label="Featured: shown first in lists" />
      </fieldset>
    </Card>
  );
}

interface CheckProps {
  name: 'allow_comments' | 'is_featured' | 'is_interactive';
  label: string;
}

export function Check({ name, label }: CheckProps) {
  const { register } = useFormContext<Fields>();
  return (
    <label className={styles.check}>
      <input type="checkbox" {...register(name)} />
      {label}
    </label>
  );
}

function ReadingTime() {
  const { register, formState } = useFormContext<Fields>();
  const content = useSettled(useWatch<Fields, 'content'>({ name: 'content' }));
  const counted = useMemo(() => countedMinutes(countWords(content)), [content]);
  return (
    <TextField
      label="Reading time in minutes"
      type="number"
      min={1}
      placeholder={`${counted} (counted)`}
      hint={`Leave it empty to count it from the text: ${counted} min now.`}
      error={formState.errors.reading_time_minutes?.message}
      {...register('reading_time_minutes', numberOrNull)}
    />
  );
}
