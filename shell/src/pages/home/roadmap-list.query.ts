import { queryKeys, ROADMAP_STALE_MS, type RoadmapSummary } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** All roadmaps with the person's counts. */
export const roadmapListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.roadmaps(person),
    queryFn: async ({ signal }) => {
      const { data } = await http.get<RoadmapSummary[] | null>('/v1/roadmaps', { signal });
      if (!Array.isArray(data)) throw new Error('No data received from API');
      return data;
    },
    staleTime: ROADMAP_STALE_MS,
  });
