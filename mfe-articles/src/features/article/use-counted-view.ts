import { type Article, type ArticleViews, queryKeys } from '@site/shared/contracts';
import { http, queryClient, usePersonKey } from '@site/shared/platform';
import { useEffect } from 'react';
import { articlePath } from './article.queries.ts';

/** Tells the API that the article is being read: it counts each reader once a day. Failures are ignored. */
export function useCountedView(slug: string): void {
  const person = usePersonKey();
  useEffect(() => {
    const count = async () => {
      const { data } = await http.post<ArticleViews>(`${articlePath(slug)}/views`);
      queryClient.setQueryData<Article>(
        queryKeys.article(slug, person),
        (article) => article && { ...article, ...data },
      );
    };
    count().catch(() => {});
  }, [slug, person]);
}
