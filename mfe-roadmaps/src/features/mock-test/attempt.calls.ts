import { request, send } from '@site/shared/api';
import type { MockAttempt, MockHandIn, MockJudgement, MockWork } from '@site/shared/contracts';
import { syncTime } from './clock.ts';

const ATTEMPTS = '/v1/users/{userId}/mock-attempts';
const ATTEMPT = `${ATTEMPTS}/{attemptId}` as const;

const paramsOf = (person: string, id: string) => ({ userId: person, attemptId: id });

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
