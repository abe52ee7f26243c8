import { request } from '@site/shared/api';
import { limits } from '@site/shared/contracts/composition';
import { articleLimits, type SlugCheck, slugParams } from '@site/shared/contracts/editorial';
import { queryOptions, useQuery } from '@site/shared/platform';
import { Button, TextAreaField, TextField } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type Fields, useSettled } from '../article-form.ts';
import { ContentField } from '../rich-text/content-field.tsx';
import type { Editing } from '../use-editing.ts';
import styles from './fields.module.css';
import { FormerAddresses } from './former-addresses.tsx';

/** What readers read, and where. */
export function MainFields({ editing }: { editing: Editing }) {
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
      <SlugField article={editing.saved?.id ?? null} />
      <FormerAddresses
        slugs={editing.saved?.former_slugs ?? []}
        onRemove={(slug) => void editing.removeFormerSlug(slug)}
      />
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

const slugCheckQuery = (slug: string, article: string | null) =>
  queryOptions({
    queryKey: ['admin-data', 'article-slug', slug, article],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/articles/slugs/{slug}', {
        params: { slug },
        query: article ? { except: article } : {},
        signal,
      }),
    enabled: slugParams.safeParse({ slug }).success,
    staleTime: 0,
    retry: false,
  });

/** The address of a published article doesn't change by itself. */
const mayFollow = ({ is_published, slug, title }: Fields) =>
  !is_published && (slug === '' || slug === slugOf(title));

/** The article's address. It follows the title until another one is typed. */
function SlugField({ article }: { article: string | null }) {
  const { register, setValue, watch, formState, getValues } = useFormContext<Fields>();
  const [title, slug] = watch(['title', 'slug']);
  const [follows, setFollows] = useState(() => mayFollow(getValues()));
  const check = useQuery(slugCheckQuery(useSettled(slug), article)).data;

  useEffect(() => {
    const made = slugOf(title);
    if (follows && made !== getValues('slug')) setValue('slug', made, { shouldDirty: true });
  }, [title, follows, setValue, getValues]);

  const take = (value: string) => {
    setFollows(false);
    setValue('slug', value, { shouldDirty: true, shouldValidate: true });
  };
  const taken = check && !check.free && check.suggestion !== slug ? check : null;
  return (
    <div className={styles.slug}>
      <TextField
        label="Address"
        hint={`/article/${slug || '…'}${follows ? ' (follows the title)' : ''}`}
        error={formState.errors.slug?.message}
        autoComplete="off"
        spellCheck={false}
        {...register('slug', { onChange: () => setFollows(false) })}
      />
      <div role="status" className={styles.slugNotes}>
        {taken && (
          <>
            <span>{whyTaken(taken.taken_by)}</span>
            <Button size="sm" onClick={() => take(taken.suggestion)}>
              Use {taken.suggestion}
            </Button>
          </>
        )}
        {!follows && slugOf(title) !== slug && !taken && (
          <Button size="sm" variant="ghost" onClick={() => setFollows(true)}>
            Follow the title
          </Button>
        )}
      </div>
    </div>
  );
}

const whyTaken = (holder: SlugCheck['taken_by']) => {
  if (!holder) return 'This address is reserved.';
  return holder.former
    ? `This address still leads to “${holder.title}”, which had it before.`
    : `“${holder.title}” already has this address.`;
};

/** Diacritics, as normalizing separates them from their letters. */
const MARKS = /\p{Mark}/gu;

/** A title as part of an address: lower-case letters, digits and hyphens. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-')
    .slice(0, limits.slug);
