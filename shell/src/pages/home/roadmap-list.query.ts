import { request } from '@site/shared/api';
import { queryKeys, ROADMAP_STALE_MS } from '@site/shared/contracts/composition';
import { queryOptions } from '@site/shared/platform';

/** All roadmaps with the person's counts. */
export const roadmapListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.roadmaps(person),
    queryFn: ({ signal }) => request('GET /v1/roadmaps', { signal }),
    staleTime: ROADMAP_STALE_MS,
  });
