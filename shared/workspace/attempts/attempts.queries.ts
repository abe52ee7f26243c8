import { request } from '@site/shared/api';
import type { Attempt } from '@site/shared/contracts';
import { ownPlace } from '@site/shared/device';
import { queryOptions } from '@site/shared/platform';

/** What a person has submitted for a problem, on any device, the newest first. */
export const attemptsQuery = (person: string, problemId: string) =>
  queryOptions({
    queryKey: ['attempts', problemId, person],
    queryFn: async ({ signal }): Promise<Attempt[]> => {
      const { place, params } = ownPlace(person, problemId);
      return (await request(`GET ${place}/attempts`, { params, signal })).attempts;
    },
  });
