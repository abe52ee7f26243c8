import type { Attempt, AttemptList } from '@site/shared/contracts';
import { ownPath } from '@site/shared/device';
import { http, queryOptions } from '@site/shared/platform';

/** What a person has submitted for a problem, on any device, the newest first. */
export const attemptsQuery = (person: string, problemId: string) =>
  queryOptions({
    queryKey: ['attempts', problemId, person],
    queryFn: async ({ signal }): Promise<Attempt[]> => {
      const path = `${ownPath(person, problemId)}/attempts`;
      const { data } = await http.get<AttemptList>(path, { signal });
      return data.attempts;
    },
  });
