import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isAway } from './away.ts';
import { followContent } from './content-cache.ts';
import type { Database } from './database.ts';

/** How often a replica is asked whether it has what the primary has. */
const POLL_MS = 20;

/** A replica ended a statement that was in the way of what it had to replay. */
const CONFLICT = '40001';

/**
 * Connections to a primary, of which `read` reads from a replica. After each change of content the primary is read
 * until the replica has that change, too. If one of the two is away, the other is read.
 */
export function withReplica(primary: Database, replica: Database): Database {
  let isBehind = true;
  let changes = 0;
  const { stop } = followContent(primary, () => void catchUp());

  async function catchUp(): Promise<void> {
    changes += 1;
    const change = changes;
    isBehind = true;
    // Without the primary there's nothing newer than what the replica has.
    const written = await writtenBy(primary.pool).catch(() => null);
    while (
      written &&
      change === changes &&
      !(await hasReplayed(replica.pool, written).catch(() => false))
    )
      await wait(POLL_MS, null, { ref: false });
    if (change === changes) isBehind = false;
  }

  return {
    ...primary,
    read: async (task) => {
      const [first, other] = isBehind ? [primary, replica] : [replica, primary];
      try {
        return await task(first.kysely);
      } catch (error) {
        const isConflict = first === replica && (error as { code?: string }).code === CONFLICT;
        if (!isConflict && !isAway(error as Error)) throw error;
        return task(other.kysely);
      }
    },
    close: async () => {
      stop();
      changes += 1;
      await primary.close();
      await replica.close();
    },
  };
}

/** How far the primary's log has been written: everything that it has committed is before. */
async function writtenBy(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
  return rows[0]?.lsn ?? '';
}

/** One that has been promoted has everything there is. */
async function hasReplayed(replica: pg.Pool, lsn: string): Promise<boolean> {
  const { rows } = await replica.query<{ has: boolean }>(
    'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
    [lsn],
  );
  return rows[0]?.has ?? false;
}
