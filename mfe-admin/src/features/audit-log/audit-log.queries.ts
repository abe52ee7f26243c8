import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

/** One page of the log. */
export const auditLogQuery = (params: Record<string, string>) =>
  queryOptions({
    queryKey: ['admin-data', 'audit-log', params],
    queryFn: ({ signal }) => request('GET /v1/admin/audit-log', { query: params, signal }),
    staleTime: 0,
  });

/** All authors in the log; the operator and release tokens have no id. */
export const auditAuthorsQuery = queryOptions({
  queryKey: ['admin-data', 'audit-log', 'authors'],
  queryFn: async ({ signal }) =>
    (await request('GET /v1/admin/audit-log/authors', { signal })).items,
  staleTime: 0,
});
