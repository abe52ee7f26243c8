import { type SecurityEventCounts, securityEventCounts } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

export const securityEventsQuery = queryOptions({
  queryKey: ['admin-data', 'security-events'],
  queryFn: async ({ signal }): Promise<SecurityEventCounts> =>
    securityEventCounts.parse((await http.get('/v1/admin/security-events', { signal })).data),
  staleTime: 0,
});
