import { request, send } from '@site/shared/api';
import { queryKeys, timeTold } from '@site/shared/contracts/composition';
import type {
  MockAttempt,
  MockAttemptList,
  MockHandIn,
  MockJudgement,
  MockSectionEnd,
  MockWork,
} from '@site/shared/contracts/practice';
import { queryOptions } from '@site/shared/platform';
import { syncTime } from './clock.ts';
import { isMissing } from './mock-tests.queries.ts';

const ATTEMPTS = '/v1/users/{userId}/mock-attempts';
const ATTEMPT = `${ATTEMPTS}/{attemptId}` as const;

const paramsOf = (person: string, id: string) => ({ userId: person, attemptId: id });

/** A person's attempts. Refetched whenever they're shown: their state changes with time. */
export const attemptListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.mockAttempts(person),
    queryFn: async ({ signal }): Promise<MockAttemptList> => {
      const params = { userId: person };
      const response = await send(`GET ${ATTEMPTS}`, { params, signal });
      return { ...response.data, now: timeTold(response, response.data.now) };
    },
    staleTime: 0,
  });

/** One attempt, which may be running on another device too. */
export const attemptQuery = (person: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.mockAttempt(person, id),
    queryFn: async ({ signal }): Promise<MockAttempt> => {
      const response = await send(`GET ${ATTEMPT}`, {
        params: paramsOf(person, id),
        signal,
      });
      syncTime(response, response.data.now);
      return response.data;
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });

/** Starts a test, or returns the running attempt. */
export async function startTest(person: string, testId: string): Promise<MockAttempt> {
  const response = await send(`POST ${ATTEMPTS}`, { params: { userId: person }, body: { testId } });
  syncTime(response, response.data.now);
  return response.data;
}

/** Saves changed work. */
export async function saveWork(person: string, id: string, work: MockWork): Promise<void> {
  await request(`PUT ${ATTEMPT}/work`, { params: paramsOf(person, id), body: work });
}

/** Ends a section before its time is up, with the work that wasn't saved yet. */
export async function endSection(
  person: string,
  id: string,
  end: MockSectionEnd,
): Promise<MockAttempt> {
  const params = paramsOf(person, id);
  const response = await send(`POST ${ATTEMPT}/next-section`, { params, body: end });
  syncTime(response, response.data.now);
  return response.data;
}

/** Hands an attempt in, with the work that wasn't saved yet. */
export const handIn = (person: string, id: string, handedIn: MockHandIn): Promise<MockAttempt> =>
  request(`POST ${ATTEMPT}/hand-in`, { params: paramsOf(person, id), body: handedIn });

/** Reopens an attempt that was handed in too early. */
export const reopenTest = (person: string, id: string): Promise<MockAttempt> =>
  request(`POST ${ATTEMPT}/reopen`, { params: paramsOf(person, id) });

/** Reports the programs' results. */
export const reportJudgement = (
  person: string,
  id: string,
  judgement: MockJudgement,
): Promise<MockAttempt> =>
  request(`PUT ${ATTEMPT}/judgement`, { params: paramsOf(person, id), body: judgement });
