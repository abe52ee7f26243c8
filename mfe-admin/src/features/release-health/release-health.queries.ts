import { request } from '@site/shared/api';
import type { HealthPeriod } from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';

/** Somebody who has just released watches what happens. */
const OFTEN_MS = 15_000;

export const healthOf = (period: HealthPeriod) =>
  queryOptions({
    queryKey: ['admin-data', 'release-health', period],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/releases/health', { query: { period }, signal }),
    refetchInterval: OFTEN_MS,
    // Another period replaces the figures once it has arrived, so that nothing jumps.
    placeholderData: (shown) => shown,
  });
