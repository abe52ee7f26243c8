import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';
import { csvRequest } from '../../files/csv-request.ts';

/** The filters of the log, as parameters of the address. */
export const filterNames = ['admin', 'action', 'subject', 'from', 'to'] as const;

/** The parameters of the address that the API gets; anything else is ignored. */
export const queryOf = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...filterNames, 'before'].flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** The address of a page of the log with the same filter. @param before null: the newest entries. */
export function pageOf(search: URLSearchParams, before: string | null): string {
  const { before: _, ...filter } = queryOf(search);
  const query = new URLSearchParams(before === null ? filter : { ...filter, before });
  return `/admin/audit-log${query.size > 0 ? `?${query}` : ''}`;
}

/** All that fits as a CSV file. */
export async function fetchExport(search: URLSearchParams): Promise<Blob> {
  const { before: _, ...filter } = queryOf(search);
  const file: unknown = await request('GET /v1/admin/audit-log/export', {
    query: filter,
    ...csvRequest,
  });
  return file as Blob;
}

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
