import type { MockAttempt } from '@site/shared/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { apiTime } from './clock.ts';
import { createWorkStore } from './work-store.ts';

/** The work in a running test; see createWorkStore. */
export function useWork(attempt: MockAttempt, person: string) {
  const [store] = useState(() => createWorkStore(attempt, person, apiTime));
  const work = useSyncExternalStore(store.subscribe, store.work, store.work);
  const saving = useSyncExternalStore(store.subscribe, store.saving, store.saving);
  useEffect(() => store.start(), [store]);
  // Each response has the account's work, and confirms that the test is running.
  useEffect(() => {
    if (attempt.state === 'running') store.resume(attempt.work);
  }, [store, attempt]);
  const { handOver, pause, answer, program, ran } = store;
  return { work, saving, handOver, pause, answer, program, ran };
}
