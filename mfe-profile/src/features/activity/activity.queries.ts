import { type Activity, activity } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** Days begin at midnight where the person is. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The days of the last year on which the person was active, and their streaks. */
export const activityQuery = (person: string) =>
  queryOptions({
    queryKey: ['activity', person],
    queryFn: async ({ signal }): Promise<Activity> => {
      const { data } = await http.get('/v1/profile/activity', { signal, params: { zone: zone() } });
      return activity.parse(data);
    },
    staleTime: 0,
  });
