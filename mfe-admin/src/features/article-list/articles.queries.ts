import { request } from '@site/shared/api';
import {
  type AdminArticleList,
  adminArticleList,
  type BulkRequest,
  type BulkResult,
} from '@site/shared/contracts/editorial';
import { queryOptions } from '@site/shared/platform';
import { type ArticleFilter, articlesRequest } from './article-filter.ts';

/** One page of the administrators' list. */
export const articlesQuery = (filter: ArticleFilter) => {
  const query = articlesRequest(filter);
  return queryOptions({
    queryKey: ['admin-data', 'articles', query],
    queryFn: async ({ signal }): Promise<AdminArticleList> =>
      adminArticleList.parse(await request('GET /v1/articles/', { query, signal })),
    staleTime: 0,
  });
};

/** Applies an action to up to 100 articles in one transaction. */
export const changeArticles = (change: BulkRequest): Promise<BulkResult> =>
  request('POST /v1/admin/articles/bulk', { body: change });
