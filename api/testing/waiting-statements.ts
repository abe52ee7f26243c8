import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../src/database/database.ts';

/** Resolves as soon as at least `count` statements wait for a lock that others hold. */
export async function untilWaiting({ pool }: Pick<Database, 'pool'>, count: number): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if ((rowCount ?? 0) >= count) return;
    await pause(10);
  }
}
