import { request } from '@site/shared/api';
import { queryKeys, ROADMAP_STALE_MS } from '@site/shared/contracts/composition';
import { queryOptions, statusOf } from '@site/shared/platform';

/** The exercise of a unit. A failed request is retried once, unless there is no such unit. */
export const exerciseQuery = (roadmapId: string, unitId: string) =>
  queryOptions({
    queryKey: queryKeys.exercise(roadmapId, unitId),
    queryFn: ({ signal }) =>
      request('GET /v1/roadmaps/{id}/units/{unitId}', {
        params: { id: roadmapId, unitId },
        signal,
      }),
    staleTime: ROADMAP_STALE_MS,
    retry: (failures, error) => failures < 1 && statusOf(error) !== 404,
  });
