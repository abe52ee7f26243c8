import { type HealthPeriod, type ReleaseHealth, releaseHealth } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** Somebody who has just released watches what happens. */
const OFTEN_MS = 15_000;

export const healthOf = (period: HealthPeriod) =>
  queryOptions({
    queryKey: ['admin-data', 'release-health', period],
    queryFn: async ({ signal }): Promise<ReleaseHealth> =>
      releaseHealth.parse(
        (await http.get('/v1/admin/releases/health', { params: { period }, signal })).data,
      ),
    refetchInterval: OFTEN_MS,
    // Another period replaces the figures once it has arrived, so that nothing jumps.
    placeholderData: (shown) => shown,
  });
