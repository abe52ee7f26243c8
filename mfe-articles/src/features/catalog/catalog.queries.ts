import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import type { ArticleSummary } from '@site/shared/contracts/editorial';
import { queryOptions } from '@site/shared/platform';

/** The most that one request returns. */
const ARTICLES_PER_CALL = 100;

/** All published articles, newest first. */
export const articleListQuery = () =>
  queryOptions({
    queryKey: queryKeys.articles(),
    queryFn: async ({ signal }): Promise<ArticleSummary[]> => {
      const all: ArticleSummary[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, page_size: ARTICLES_PER_CALL };
        const { articles } = await request('GET /v1/articles/', { query, signal });
        all.push(...articles);
        if (articles.length < ARTICLES_PER_CALL) return all;
      }
    },
  });
