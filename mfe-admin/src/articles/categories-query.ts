import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

/** The categories of articles, by their position. */
export const categoriesQuery = queryOptions({
  queryKey: ['admin-data', 'article-categories'],
  queryFn: ({ signal }) => request('GET /v1/articles/categories/', { signal }),
});
