import { request } from '@site/shared/api';
import { queryOptions, timeZone } from '@site/shared/platform';

/** The days of the last year on which the person was active, and their streaks. */
export const activityQuery = (person: string) =>
  queryOptions({
    queryKey: ['activity', person],
    queryFn: ({ signal }) =>
      request('GET /v1/profile/activity', { query: { zone: timeZone() }, signal }),
    staleTime: 0,
  });
