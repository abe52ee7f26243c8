import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-data', 'article-versions', id],
    queryFn: async ({ signal }) =>
      (await request('GET /v1/admin/articles/{id}/versions', { params: { id }, signal })).items,
    staleTime: 0,
  });

/** Versions never change. */
export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['admin-data', 'article-version', id, number],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/articles/{id}/versions/{number}', { params: { id, number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
