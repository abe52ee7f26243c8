import { request } from '@site/shared/api';
import { slugParams } from '@site/shared/contracts';
import { queryOptions, useQuery } from '@site/shared/platform';
import { Button, TextField } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Fields } from '../article-form.ts';
import styles from './fields.module.css';
import { slugOf } from './slug.ts';
import { useSettled } from './use-settled.ts';

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
export function SlugField({ article }: { article: string | null }) {
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
            <span>
              {taken.taken_by
                ? `“${taken.taken_by.title}” already has this address.`
                : 'This address is reserved.'}
            </span>
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
