import {
  ARTICLES_PER_CALL,
  type ArticleList,
  type ArticleSummary,
  articleListPath,
  queryKeys,
} from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** All published articles, newest first. */
export const articleListQuery = () =>
  queryOptions({
    queryKey: queryKeys.articles(),
    queryFn: async ({ signal }): Promise<ArticleSummary[]> => {
      const all: ArticleSummary[] = [];
      for (let page = 1; ; page += 1) {
        const { data } = await http.get<ArticleList | null>(articleListPath(page), { signal });
        if (!Array.isArray(data?.articles)) throw new Error('No data received from API');
        all.push(...data.articles);
        if (data.articles.length < ARTICLES_PER_CALL) return all;
      }
    },
  });
