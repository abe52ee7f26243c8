import { type MockAttempt, type MockWork, mockWork } from '@site/shared/contracts';
import { isEmpty, laterThan, latestOf, newerThan, noWork, upTo } from './work.ts';

const keyOf = (attemptId: string) => `mock-work:${attemptId}`;

/** What this device has of an attempt of a person. If storage is blocked, it has nothing. */
export function readWork(attemptId: string, person: string): MockWork {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '{}');
    const work = kept.person === person && mockWork.safeParse(kept.work).data;
    return work || noWork;
  } catch {
    return noWork;
  }
}

/** Keeps it, with what another tab may have kept meanwhile. */
export const writeWork = (attemptId: string, person: string, work: MockWork): void =>
  put(attemptId, person, latestOf(work, readWork(attemptId, person)));

/** Calls back when another tab has kept something. @returns what ends it */
export function onOtherWork(attemptId: string, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(attemptId) && newValue) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

type Kept = Pick<MockAttempt, 'id' | 'work' | 'closedAt' | 'endsAt'>;

const unsentOf = ({ id, work }: Kept, person: string) => newerThan(work, readWork(id, person));

/** When what is changed begins not to count. */
const endOf = ({ closedAt, endsAt }: Kept) => closedAt ?? endsAt;

/** What this device has of it, and the account doesn't. What was changed after its end isn't in it. */
export const missingWorkOf = (attempt: Kept, person: string): MockWork =>
  upTo(endOf(attempt), unsentOf(attempt, person));

/** What was changed on this device after its end. */
export const lateWorkOf = (attempt: Kept, person: string): MockWork =>
  laterThan(endOf(attempt), unsentOf(attempt, person));

/** Once the account has all that counts. What was changed later stays, until somebody has seen it. */
export function keepLateWork(attempt: Kept, person: string): void {
  const late = lateWorkOf(attempt, person);
  if (isEmpty(late)) forgetWork(attempt.id);
  else put(attempt.id, person, late);
}

export function forgetWork(attemptId: string): void {
  try {
    localStorage.removeItem(keyOf(attemptId));
  } catch {
    // If storage is blocked, nothing is there.
  }
}

function put(attemptId: string, person: string, work: MockWork): void {
  try {
    localStorage.setItem(keyOf(attemptId), JSON.stringify({ person, work }));
  } catch (error) {
    console.warn('What you write is kept with your account alone.', error);
  }
}
