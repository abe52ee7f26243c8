import { queryKeys, ROADMAP_STALE_MS } from '@site/shared/contracts/composition';
import type { RoadmapSummary } from '@site/shared/contracts/practice';
import { http, queryOptions } from '@site/shared/platform';

async function fetchRoadmaps(signal: AbortSignal): Promise<RoadmapSummary[]> {
  const { data } = await http.get<RoadmapSummary[]>('/v1/roadmaps', { signal });
  return data;
}

/** All roadmaps. The key says whose data it is, so that nothing of one person is ever shown to another. */
export const roadmapListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.roadmaps(person),
    queryFn: ({ signal }) => fetchRoadmaps(signal),
    staleTime: ROADMAP_STALE_MS,
  });
