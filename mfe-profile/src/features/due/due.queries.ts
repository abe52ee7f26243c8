import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import { queryOptions, timeZone } from '@site/shared/platform';

/** The person's schedule; the Today page uses the same response. */
export const scheduleQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.revisions(person),
    queryFn: ({ signal }) =>
      request('GET /v1/users/{userId}/revisions', {
        params: { userId: person },
        query: { zone: timeZone() },
        signal,
      }),
    staleTime: 0,
  });
