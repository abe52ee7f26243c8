import type { MockAttempt } from '@site/shared/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { apiTime } from './clock.ts';
import { createWorkStore } from './work-store.ts';

/** What somebody writes in a running test; see createWorkKeeper. */
export function useWork(attempt: MockAttempt, person: string) {
  const [store] = useState(() => createWorkStore(attempt, person, apiTime));
  const work = useSyncExternalStore(store.subscribe, store.work, store.work);
  const saving = useSyncExternalStore(store.subscribe, store.saving, store.saving);
  useEffect(() => store.start(), [store]);
  // Each answer of the API says what the account has, and that the test goes on.
  useEffect(() => {
    if (attempt.state === 'running') store.resume(attempt.work);
  }, [store, attempt]);
  const { handOver, pause, answer, program, ran } = store;
  return { work, saving, handOver, pause, answer, program, ran };
}
