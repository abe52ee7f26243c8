import type { Attempt } from '@site/shared/contracts';
import { createStore } from '../store.ts';

/** Whether something that was stored is an attempt. */
export const isAttempt = (value: Partial<Attempt> | null): value is Attempt =>
  typeof value?.id === 'string' &&
  typeof value.code === 'string' &&
  typeof value.submittedAt === 'string';

/** What was submitted, kept by the problem's id, the newest first. */
export const attempts = createStore<Attempt[]>('dsa-attempts', (stored) => {
  const found = Array.isArray(stored) ? stored.filter(isAttempt) : [];
  return found.length > 0 ? found : null;
});
