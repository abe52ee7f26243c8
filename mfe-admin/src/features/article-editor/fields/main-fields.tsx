import { articleLimits } from '@site/shared/contracts';
import { TextAreaField, TextField } from '@site/shared/ui';
import { useController, useFormContext } from 'react-hook-form';
import type { Fields } from '../article-form.ts';
import { ContentField } from '../rich-text/content-field.tsx';
import styles from './fields.module.css';
import { SlugField } from './slug-field.tsx';

/** What readers read. */
export function MainFields({ article }: { article: string | null }) {
  const { register, formState } = useFormContext<Fields>();
  const { errors } = formState;
  return (
    <div className={styles.main}>
      <TextField
        label="Title"
        required
        className={styles.title}
        error={errors.title?.message}
        {...register('title')}
      />
      <SlugField article={article} />
      <TextAreaField
        label="Description"
        rows={3}
        hint={`Shown in lists and below the title. Up to ${articleLimits.description} characters.`}
        error={errors.description?.message}
        {...register('description')}
      />
      <Content />
    </div>
  );
}

function Content() {
  const { field, fieldState } = useController<Fields, 'content'>({ name: 'content' });
  return (
    <ContentField value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
  );
}
