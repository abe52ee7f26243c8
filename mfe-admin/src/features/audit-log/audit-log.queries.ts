import { type AuditLog, auditLog } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** One page of the log: the newest entries, or those before an entry. */
export const auditLogQuery = (before: string | null) =>
  queryOptions({
    queryKey: ['admin-data', 'audit-log', before],
    queryFn: async ({ signal }): Promise<AuditLog> => {
      const params = before ? { before } : {};
      return auditLog.parse((await http.get('/v1/admin/audit-log', { params, signal })).data);
    },
    staleTime: 0,
  });
