import { type MockAttempt, type MockWork, mockWork } from '@site/shared/contracts';
import { latestOf, newerThan, noWork } from './work.ts';

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
export function writeWork(attemptId: string, person: string, work: MockWork): void {
  const all = latestOf(work, readWork(attemptId, person));
  try {
    localStorage.setItem(keyOf(attemptId), JSON.stringify({ person, work: all }));
  } catch (error) {
    console.warn('What you write is kept with your account alone.', error);
  }
}

/** What this device has of it, and the account doesn't. */
export const unsentOf = ({ id, work }: Pick<MockAttempt, 'id' | 'work'>, person: string) =>
  newerThan(work, readWork(id, person));

/** Once the account has all of it. */
export function forgetWork(attemptId: string): void {
  try {
    localStorage.removeItem(keyOf(attemptId));
  } catch {
    // If storage is blocked, nothing is there.
  }
}
