import {
  type MockAttempt,
  type MockAttemptList,
  queryKeys,
  timeTold,
} from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';
import { hearTime } from './clock.ts';
import { isMissing, NO_DATA } from './mock-tests.queries.ts';

/** The address of a person's attempts. */
export const attemptsPath = (person: string) => `/v1/users/${person}/mock-attempts`;
export const attemptPath = (person: string, id: string) =>
  `${attemptsPath(person)}/${encodeURIComponent(id)}`;

/** A person's attempts. Fetched again whenever they're shown: time goes on. */
export const attemptListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.mockAttempts(person),
    queryFn: async ({ signal }): Promise<MockAttemptList> => {
      const answer = await http.get<MockAttemptList | null>(attemptsPath(person), { signal });
      if (!answer.data?.attempts) throw new Error(NO_DATA);
      return { ...answer.data, now: timeTold(answer, answer.data.now) };
    },
    staleTime: 0,
  });

/** One attempt, which may be running on another device meanwhile. */
export const attemptQuery = (person: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.mockAttempt(person, id),
    queryFn: async ({ signal }): Promise<MockAttempt> => {
      const answer = await http.get<MockAttempt | null>(attemptPath(person, id), { signal });
      if (!answer.data?.id) throw new Error(NO_DATA);
      hearTime(answer, answer.data.now);
      return answer.data;
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });
