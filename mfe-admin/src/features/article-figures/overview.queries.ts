import { type AnalyticsOverview, analyticsOverview } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

export const overviewQuery = queryOptions({
  queryKey: ['admin-data', 'analytics-overview'],
  queryFn: async ({ signal }): Promise<AnalyticsOverview> =>
    analyticsOverview.parse((await http.get('/v1/admin/analytics/overview', { signal })).data),
  staleTime: 0,
});
