import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

export const overviewQuery = queryOptions({
  queryKey: ['admin-data', 'analytics-overview'],
  queryFn: ({ signal }) => request('GET /v1/admin/analytics/overview', { signal }),
  staleTime: 0,
});
