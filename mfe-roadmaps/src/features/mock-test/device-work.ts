import { type MockAttempt, type MockWork, mockWork } from '@site/shared/contracts/practice';
import { records } from '@site/shared/platform';
import { type Sectioned, timesOf } from './sections.ts';
import { entriesOf, newerThan, noWork, workWith } from './work.ts';

/** Each answer, program and run is a separate record, so that tabs don't overwrite each other's. */
const KIND = 'mock-work';

const recordsOf = (attemptId: string, person: string) =>
  records.list(
    ({ kind, key, owner }) => kind === KIND && owner === person && key.startsWith(`${attemptId} `),
  );

/** The work of a person's attempt on this device. */
export function readWork(attemptId: string, person: string): MockWork {
  const work: Record<string, unknown[]> = { answers: [], programs: [], runs: [] };
  for (const { key, value } of recordsOf(attemptId, person))
    work[key.split(' ')[1] ?? '']?.push(value);
  return mockWork.safeParse(work).data ?? noWork;
}

/** Stores the entries that are newer than the stored ones. */
export function writeWork(attemptId: string, person: string, work: MockWork): void {
  const newer = newerThan(readWork(attemptId, person), work);
  for (const [key, entry] of entriesOf(newer))
    records.write(KIND, `${attemptId} ${key}`, person, entry);
}

/** Calls back when work is stored, in any tab. @returns a function that unsubscribes */
export const onWork = (attemptId: string, listener: () => void): (() => void) =>
  records.subscribe(({ kind, key }) => {
    if (kind === KIND && key.startsWith(`${attemptId} `)) listener();
  });

type AttemptWork = Pick<MockAttempt, 'id' | 'work'> & Sectioned;

const unsentOf = ({ id, work }: AttemptWork, person: string) =>
  newerThan(work, readWork(id, person));

/** Work on this device that the account doesn't have, without changes after the end of a section or the test. */
export function missingWorkOf(attempt: AttemptWork, person: string): MockWork {
  const timeOf = timesOf(attempt);
  return workWith(unsentOf(attempt, person), (part, changedAt) => changedAt <= timeOf(part).ends);
}

/** Work that was changed on this device after the end of its section or of the test. */
export function lateWorkOf(attempt: AttemptWork, person: string): MockWork {
  const timeOf = timesOf(attempt);
  return workWith(unsentOf(attempt, person), (part, changedAt) => changedAt > timeOf(part).ends);
}

/** Clears work that the account has. Later changes stay until the person has seen them. */
export function retainLateWork(attempt: AttemptWork, person: string): void {
  const late = lateWorkOf(attempt, person);
  forgetWork(attempt.id, person);
  writeWork(attempt.id, person, late);
}

export function forgetWork(attemptId: string, person: string): void {
  for (const { key } of recordsOf(attemptId, person)) records.remove(KIND, key, person);
}
