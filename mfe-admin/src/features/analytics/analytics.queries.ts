import { type Analytics, type AnalyticsQuery, analytics } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

export const analyticsOf = (period: AnalyticsQuery) =>
  queryOptions({
    queryKey: ['admin-data', 'analytics', period],
    queryFn: async ({ signal }): Promise<Analytics> =>
      analytics.parse((await http.get('/v1/admin/analytics', { params: period, signal })).data),
    // Another period replaces the figures once it has arrived, so that nothing jumps.
    placeholderData: (shown) => shown,
  });
