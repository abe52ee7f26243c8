import { queryKeys, type RoadmapSummary } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** All roadmaps with the person's counts. */
export const roadmapsQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.roadmaps(person),
    queryFn: async ({ signal }): Promise<RoadmapSummary[]> => {
      const { data } = await http.get<RoadmapSummary[] | null>('/v1/roadmaps', { signal });
      if (!Array.isArray(data)) throw new Error('No data received from API');
      return data;
    },
  });
