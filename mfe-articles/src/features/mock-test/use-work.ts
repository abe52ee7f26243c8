import type { MockAttempt } from '@site/shared/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from './clock.ts';
import { createWorkKeeper } from './keep-work.ts';

/** What somebody writes in a running test; see createWorkKeeper. */
export function useWork(attempt: MockAttempt, person: string, clock: Clock) {
  const [keeper] = useState(() => createWorkKeeper(attempt, person, clock));
  const work = useSyncExternalStore(keeper.subscribe, keeper.work, keeper.work);
  const saving = useSyncExternalStore(keeper.subscribe, keeper.saving, keeper.saving);
  useEffect(() => keeper.start(), [keeper]);
  const { handOver, answer, program, ran } = keeper;
  return { work, saving, handOver, answer, program, ran };
}
