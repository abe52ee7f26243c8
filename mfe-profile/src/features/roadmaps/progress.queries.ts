import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

/** The person's progress, by roadmap and difficulty. */
export const progressQuery = (person: string) =>
  queryOptions({
    queryKey: ['profile-progress', person],
    queryFn: ({ signal }) => request('GET /v1/profile/progress', { signal }),
    // A problem may have been completed on its sheet since.
    staleTime: 0,
  });
