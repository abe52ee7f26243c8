import { request } from '@site/shared/api';
import type { Attempt } from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';

/** What a person has submitted for an exercise, on any device, the newest first. */
export const attemptsQuery = (person: string, unitId: string) =>
  queryOptions({
    queryKey: ['attempts', unitId, person],
    queryFn: async ({ signal }): Promise<Attempt[]> => {
      const params = { userId: person, unitId };
      const path = '/v1/users/{userId}/units/{unitId}/attempts';
      return (await request(`GET ${path}`, { params, signal })).attempts;
    },
  });
