import { queryKeys, type RoadmapDetail } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** The roadmap whose problems are listed, with the person's progress. */
export const problemsQuery = (roadmapId: string, person: string) =>
  queryOptions({
    queryKey: queryKeys.roadmap(roadmapId, person),
    queryFn: async ({ signal }): Promise<RoadmapDetail> => {
      const path = `/v1/roadmaps/${encodeURIComponent(roadmapId)}`;
      const { data } = await http.get<RoadmapDetail | null>(path, { signal });
      if (!Array.isArray(data?.modules)) throw new Error('No data received from API');
      return data;
    },
  });
