import { type ProgressByRoadmap, progressByRoadmap } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** How far the person is, by roadmap and difficulty. */
export const progressQuery = (person: string) =>
  queryOptions({
    queryKey: ['profile-progress', person],
    queryFn: async ({ signal }): Promise<ProgressByRoadmap> => {
      const { data } = await http.get('/v1/profile/progress', { signal });
      return progressByRoadmap.parse(data);
    },
    // A problem may have been completed on its sheet since.
    staleTime: 0,
  });
