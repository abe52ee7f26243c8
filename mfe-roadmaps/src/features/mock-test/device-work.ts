import { type MockAttempt, type MockWork, mockWork } from '@site/shared/contracts';
import { records } from '@site/shared/platform';
import { entriesOf, laterThan, newerThan, noWork, upTo } from './work.ts';

/** Each answer, program and run is a record of its own: tabs that write at once don't undo each other's. */
const KIND = 'mock-work';

const recordsOf = (attemptId: string, person: string) =>
  records.list(
    ({ kind, key, owner }) => kind === KIND && owner === person && key.startsWith(`${attemptId} `),
  );

/** What this device has of an attempt of a person. */
export function readWork(attemptId: string, person: string): MockWork {
  const work: Record<string, unknown[]> = { answers: [], programs: [], runs: [] };
  for (const { key, value } of recordsOf(attemptId, person))
    work[key.split(' ')[1] ?? '']?.push(value);
  return mockWork.safeParse(work).data ?? noWork;
}

/** Keeps what is newer than what's here. */
export function writeWork(attemptId: string, person: string, work: MockWork): void {
  const newer = newerThan(readWork(attemptId, person), work);
  for (const [key, entry] of entriesOf(newer))
    records.write(KIND, `${attemptId} ${key}`, person, entry);
}

/** Calls back when something was kept, in whatever tab. @returns what ends it */
export const onWork = (attemptId: string, listener: () => void): (() => void) =>
  records.subscribe(({ kind, key }) => {
    if (kind === KIND && key.startsWith(`${attemptId} `)) listener();
  });

type AttemptWork = Pick<MockAttempt, 'id' | 'work' | 'closedAt' | 'endsAt'>;

const unsentOf = ({ id, work }: AttemptWork, person: string) => newerThan(work, readWork(id, person));

/** When what is changed begins not to count. */
const endOf = ({ closedAt, endsAt }: AttemptWork) => closedAt ?? endsAt;

/** What this device has of it, and the account doesn't. What was changed after its end isn't in it. */
export const missingWorkOf = (attempt: AttemptWork, person: string): MockWork =>
  upTo(endOf(attempt), unsentOf(attempt, person));

/** What was changed on this device after its end. */
export const lateWorkOf = (attempt: AttemptWork, person: string): MockWork =>
  laterThan(endOf(attempt), unsentOf(attempt, person));

/** Once the account has all that counts. What was changed later stays, until somebody has seen it. */
export function retainLateWork(attempt: AttemptWork, person: string): void {
  const late = lateWorkOf(attempt, person);
  forgetWork(attempt.id, person);
  writeWork(attempt.id, person, late);
}

export function forgetWork(attemptId: string, person: string): void {
  for (const { key } of recordsOf(attemptId, person)) records.remove(KIND, key, person);
}
