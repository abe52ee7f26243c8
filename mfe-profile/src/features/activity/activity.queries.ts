import { type Activity, activity } from '@site/shared/contracts';
import { http, queryOptions, timeZone } from '@site/shared/platform';

/** The days of the last year on which the person was active, and their streaks. */
export const activityQuery = (person: string) =>
  queryOptions({
    queryKey: ['activity', person],
    queryFn: async ({ signal }): Promise<Activity> => {
      const { data } = await http.get('/v1/profile/activity', {
        signal,
        params: { zone: timeZone() },
      });
      return activity.parse(data);
    },
    staleTime: 0,
  });
