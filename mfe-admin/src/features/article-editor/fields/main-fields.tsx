import { request } from '@site/shared/api';
import {
  articleLimits,
  type SlugCheck,
  slugFrom,
  slugParams,
} from '@site/shared/contracts/editorial';
import { queryOptions, useQuery } from '@site/shared/platform';
import { Button, TextAreaField, TextField } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type Fields, useSettled } from '../article-form.ts';
import { Presence } from '../presence.tsx';
import { ContentField } from '../rich-text/content-field.tsx';
import type { Editing } from '../use-editing.ts';
import styles from './fields.module.css';
import { FormerAddresses } from './former-addresses.tsx';

/** What readers read, and where. */
export function MainFields({ editing }: { editing: Editing }) {
  return (
    <div className={styles.main}>
      <TitleField />
      {editing.saved && <Presence article={editing.saved.id} />}
      <SlugField article={editing.saved?.id ?? null} />
      <FormerAddresses
        slugs={editing.saved?.former_slugs ?? []}
        onRemove={(slug) => void editing.removeFormerSlug(slug)}
      />
      <DescriptionField />
      <Content />
    </div>
  );
}

/** What is wrong with a text: its length as soon as it's too long, anything else once the article is saved. */
function useTextError(name: 'title' | 'description'): string | undefined {
  const { errors } = useFormState<Fields>({ name });
  const excess = useWatch<Fields, typeof name>({ name }).length - articleLimits[name];
  return excess > 0
    ? `Up to ${articleLimits[name]} characters fit. Shorten it by ${excess}.`
    : errors[name]?.message;
}

const TitleField = () => (
  <TextField
    label="Title"
    required
    dir="auto"
    className={styles.title}
    error={useTextError('title')}
    {...useFormContext<Fields>().register('title')}
  />
);

const DescriptionField = () => (
  <TextAreaField
    label="Description"
    rows={3}
    dir="auto"
    hint={`Shown in lists and below the title. Up to ${articleLimits.description} characters.`}
    error={useTextError('description')}
    {...useFormContext<Fields>().register('description')}
  />
);

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
  !is_published && (slug === '' || slug === slugFrom(title));

/** The article's address. It follows the title until another one is typed. */
function SlugField({ article }: { article: string | null }) {
  const { register, setValue, watch, formState, getValues } = useFormContext<Fields>();
  const [title, slug] = watch(['title', 'slug']);
  const [follows, setFollows] = useState(() => mayFollow(getValues()));
  const check = useQuery(slugCheckQuery(useSettled(slug), article)).data;

  useEffect(() => {
    const made = slugFrom(title);
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
        {!follows && slugFrom(title) !== slug && !taken && (
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
