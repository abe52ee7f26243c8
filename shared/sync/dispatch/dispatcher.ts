import { createLatest } from '../latest/latest.ts';
import { createEntryStore } from '../queue/entry-store.ts';
import { createQueue } from '../queue/queue.ts';
import type { Records } from '../records.ts';
import { createLocks, type Locks } from './locks.ts';
import { createRetrySchedule } from './retry-schedule.ts';

interface Surroundings {
  records: Records;
  /** Who is signed in; null if it is nobody. */
  person(): string | null;
  /** When this page was requested, in milliseconds since 1970. */
  openedAt?: number;
  locks?: Locks;
}

export type Dispatcher = ReturnType<typeof createDispatcher>;

/**
 * Sends what is on this device to the account, by two policies that share when it's tried, and by which tab: a queue of
 * changes, and the latest version of what a person types. Framework-free: its caller decides when it tries.
 */
export function createDispatcher({
  records,
  person,
  openedAt = performance.timeOrigin,
  locks = createLocks(),
}: Surroundings) {
  const schedule = createRetrySchedule(() => void flush());
  const store = createEntryStore(records);
  const queue = createQueue({ person, openedAt, store, locks, schedule });
  const latest = createLatest({ locks, schedule });
  /** Tries to send all that waits. */
  const flush = async () => void (await Promise.all([queue.flush(), latest.flush()]));
  return { ...queue, keepLatest: latest.register, leave: latest.leave, flush };
}
