import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import { queryOptions } from '@site/shared/platform';
import { timeZone } from '@site/shared/revision';

/**
 * Everything on a person's schedule. Refetched whenever it's opened: another device may have changed it, or
 * a new day may have begun.
 */
export const revisionListQuery = (personId: string) =>
  queryOptions({
    queryKey: queryKeys.revisions(personId),
    queryFn: ({ signal }) =>
      request('GET /v1/users/{userId}/revisions', {
        params: { userId: personId },
        query: { zone: timeZone() },
        signal,
      }),
    staleTime: 0,
  });
