import type { MockAttempt } from '@site/shared/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { apiTime } from './clock.ts';
import { createWorkKeeper } from './keep-work.ts';

/** What somebody writes in a running test; see createWorkKeeper. */
export function useWork(attempt: MockAttempt, person: string) {
  const [keeper] = useState(() => createWorkKeeper(attempt, person, apiTime));
  const work = useSyncExternalStore(keeper.subscribe, keeper.work, keeper.work);
  const saving = useSyncExternalStore(keeper.subscribe, keeper.saving, keeper.saving);
  useEffect(() => keeper.start(), [keeper]);
  // Each answer of the API says what the account has, and that the test goes on.
  useEffect(() => {
    if (attempt.state === 'running') keeper.goOn(attempt.work);
  }, [keeper, attempt]);
  const { handOver, pause, answer, program, ran } = keeper;
  return { work, saving, handOver, pause, answer, program, ran };
}
