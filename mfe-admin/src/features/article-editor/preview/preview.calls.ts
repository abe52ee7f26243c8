import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

/** HTML as the server prepares it for readers. */
export const preparedQuery = (content: string) =>
  queryOptions({
    queryKey: ['admin-data', 'article-preview', content],
    queryFn: ({ signal }) =>
      request('POST /v1/admin/articles/preview', { body: { content }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
