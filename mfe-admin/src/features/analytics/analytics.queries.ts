import { request } from '@site/shared/api';
import type { AnalyticsQuery } from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';

export const analyticsOf = (period: AnalyticsQuery) =>
  queryOptions({
    queryKey: ['admin-data', 'analytics', period],
    queryFn: ({ signal }) => request('GET /v1/admin/analytics', { query: period, signal }),
    // Another period replaces the figures once it has arrived, so that nothing jumps.
    placeholderData: (shown) => shown,
  });
