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
      const response = await send('GET /v1/users/{userId}/mock-attempts', { params, signal });
      return { ...response.data, now: timeTold(response, response.data.now) };
    },
    staleTime: 0,
  });

/** One attempt, which may be running on another device too. */
export const attemptQuery = (person: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.mockAttempt(person, id),
    queryFn: async ({ signal }): Promise<MockAttempt> => {
      const response = await send('GET /v1/users/{userId}/mock-attempts/{attemptId}', {
        params: { userId: person, attemptId: id },
        signal,
      });
      syncTime(response, response.data.now);
      return response.data;
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });
