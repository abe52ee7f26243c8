import { request } from '@site/shared/api';
import type { AnalyticsQuery } from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';

export const analyticsOf = (period: AnalyticsQuery) =>
  queryOptions({
    queryKey: ['admin-data', 'analytics', period],
    queryFn: ({ signal }) => request('GET /v1/admin/analytics', { query: period, signal }),
    // The old figures stay until the new period's have loaded, so nothing jumps.
    placeholderData: (shown) => shown,
  });
