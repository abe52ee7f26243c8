import { request } from '@site/shared/api';
import { type Article, queryKeys } from '@site/shared/contracts';
import { queryClient, usePersonKey } from '@site/shared/platform';
import { useEffect } from 'react';

/** Reports a view to the API, which counts each reader once a day. Errors are ignored. */
export function useCountedView(slug: string): void {
  const person = usePersonKey();
  useEffect(() => {
    const count = async () => {
      const views = await request('POST /v1/articles/{idOrSlug}/views', {
        params: { idOrSlug: slug },
      });
      queryClient.setQueryData<Article>(
        queryKeys.article(slug, person),
        (article) => article && { ...article, ...views },
      );
    };
    count().catch(() => {});
  }, [slug, person]);
}
