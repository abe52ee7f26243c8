import type { Attempt } from '@site/shared/contracts';
import type { Place } from '../kind.ts';
import { createStore } from '../store.ts';

/** What a person has submitted for an exercise. */
export interface DeviceAttempts extends Place {
  /** The newest first. */
  attempts: Attempt[];
}

const isAttempt = (value: Partial<Attempt> | null): value is Attempt =>
  typeof value?.id === 'string' &&
  typeof value.code === 'string' &&
  typeof value.submittedAt === 'string';

/** What was submitted, in whatever language, stored by the unit's id. */
export const attempts = createStore<DeviceAttempts>('attempts', (stored) => {
  const { attempts: all, title, path } = { ...(stored as Partial<DeviceAttempts>) };
  const found = Array.isArray(all) ? all.filter(isAttempt) : [];
  return found.length > 0 && title && path ? { attempts: found, title, path } : null;
});
