import { queryKeys, ROADMAP_STALE_MS, type RoadmapSummary } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

async function fetchRoadmaps(signal: AbortSignal): Promise<RoadmapSummary[]> {
  const { data } = await http.get<RoadmapSummary[] | null>('/v1/roadmaps', { signal });
  if (!Array.isArray(data)) throw new Error('No data received from API');
  return data;
}

/** All roadmaps with the person's counts. */
export const roadmapListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.roadmaps(person),
    queryFn: ({ signal }) => fetchRoadmaps(signal),
    staleTime: ROADMAP_STALE_MS,
  });
