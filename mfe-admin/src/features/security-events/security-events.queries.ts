import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

export const securityEventsQuery = queryOptions({
  queryKey: ['admin-data', 'security-events'],
  queryFn: ({ signal }) => request('GET /v1/admin/security-events', { signal }),
  staleTime: 0,
});
