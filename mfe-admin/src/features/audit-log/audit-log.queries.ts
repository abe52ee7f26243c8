import { type AuditAuthors, type AuditLog, auditAuthors, auditLog } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** One page of the log, as the address asks for it: see `auditLogQuery`. */
export const auditLogQuery = (params: Record<string, string>) =>
  queryOptions({
    queryKey: ['admin-data', 'audit-log', params],
    queryFn: async ({ signal }): Promise<AuditLog> =>
      auditLog.parse((await http.get('/v1/admin/audit-log', { params, signal })).data),
    staleTime: 0,
  });

/** Everybody who is in the log; without id, the operator and release tokens. */
export const auditAuthorsQuery = queryOptions({
  queryKey: ['admin-data', 'audit-log', 'authors'],
  queryFn: async ({ signal }): Promise<AuditAuthors['items']> => {
    const { data } = await http.get('/v1/admin/audit-log/authors', { signal });
    return auditAuthors.parse(data).items;
  },
  staleTime: 0,
});
