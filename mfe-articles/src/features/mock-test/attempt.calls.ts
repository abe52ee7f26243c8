import type {
  MockAttempt,
  MockHandIn,
  MockJudgement,
  MockWork,
  NewMockAttempt,
} from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import { attemptPath, attemptsPath } from './attempts.queries.ts';
import { hearTime } from './clock.ts';

/** Starts a test, or finds the attempt at it that is running. */
export async function startTest(person: string, testId: string): Promise<MockAttempt> {
  const body: NewMockAttempt = { testId };
  const answer = await http.post<MockAttempt>(attemptsPath(person), body);
  hearTime(answer, answer.data.now);
  return answer.data;
}

/** Saves what was changed. */
export async function saveWork(person: string, id: string, work: MockWork): Promise<void> {
  await http.put(`${attemptPath(person, id)}/work`, work);
}

/** Closes an attempt with what wasn't saved yet. */
export async function handIn(
  person: string,
  id: string,
  handedIn: MockHandIn,
): Promise<MockAttempt> {
  return (await http.post<MockAttempt>(`${attemptPath(person, id)}/hand-in`, handedIn)).data;
}

/** Goes on with an attempt that was handed in too early. */
export async function reopenTest(person: string, id: string): Promise<MockAttempt> {
  return (await http.post<MockAttempt>(`${attemptPath(person, id)}/reopen`)).data;
}

/** Tells how the programs did. */
export async function tellJudgement(
  person: string,
  id: string,
  judgement: MockJudgement,
): Promise<MockAttempt> {
  return (await http.put<MockAttempt>(`${attemptPath(person, id)}/judgement`, judgement)).data;
}
