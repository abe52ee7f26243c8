import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts';
import { queryOptions, timeZone } from '@site/shared/platform';

/** A person's plan. Refetched whenever it's opened: it depends on the day and on the progress since. */
export const planQuery = (personId: string) =>
  queryOptions({
    queryKey: queryKeys.plan(personId),
    queryFn: ({ signal }) =>
      request('GET /v1/users/{userId}/plan', {
        params: { userId: personId },
        query: { zone: timeZone() },
        signal,
      }),
    staleTime: 0,
  });
