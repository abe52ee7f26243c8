import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';
import { timeZone } from './time-zone.ts';

/** Only the day of each unit, for views that show many. */
export const revisionDaysQuery = (personId: string) =>
  queryOptions({
    queryKey: queryKeys.revisionDays(personId),
    queryFn: ({ signal }) =>
      request('GET /v1/users/{userId}/revisions/days', {
        params: { userId: personId },
        query: { zone: timeZone() },
        signal,
      }),
  });
