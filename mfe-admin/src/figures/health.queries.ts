import { request } from '@site/shared/api';
import type { HealthPeriod } from '@site/shared/contracts/releases';
import { queryOptions } from '@site/shared/platform';

/** Refetched often: people watch after a release. */
const OFTEN_MS = 15_000;

/** How releases do in browsers, by unit and version. */
export const healthQuery = (period: HealthPeriod) =>
  queryOptions({
    queryKey: ['admin-data', 'release-health', period],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/releases/health', { query: { period }, signal }),
    refetchInterval: OFTEN_MS,
    // The old figures stay until the new period's have loaded, so nothing jumps.
    placeholderData: (shown) => shown,
  });
