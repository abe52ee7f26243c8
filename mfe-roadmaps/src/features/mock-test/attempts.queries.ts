import { send } from '@site/shared/api';
import {
  type MockAttempt,
  type MockAttemptList,
  queryKeys,
  timeTold,
} from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';
import { syncTime } from './clock.ts';
import { isMissing } from './mock-tests.queries.ts';

/** A person's attempts. Refetched whenever they're shown: their state changes with time. */
export const attemptListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.mockAttempts(person),
    queryFn: async ({ signal }): Promise<MockAttemptList> => {
      const params = { userId: person };
      const answer = await send('GET /v1/users/{userId}/mock-attempts', { params, signal });
      return { ...answer.data, now: timeTold(answer, answer.data.now) };
    },
    staleTime: 0,
  });

/** One attempt, which may be running on another device too. */
export const attemptQuery = (person: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.mockAttempt(person, id),
    queryFn: async ({ signal }): Promise<MockAttempt> => {
      const answer = await send('GET /v1/users/{userId}/mock-attempts/{attemptId}', {
        params: { userId: person, attemptId: id },
        signal,
      });
      syncTime(answer, answer.data.now);
      return answer.data;
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });
