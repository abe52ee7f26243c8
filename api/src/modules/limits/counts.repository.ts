import { createHash } from 'node:crypto';
import type pg from 'pg';

/** How often something was done in the window that ends at `resetsAt` (milliseconds since 1970, by this machine's clock). */
export interface Count {
  count: number;
  resetsAt: number;
}

/** One statement, so that of any number of processes at once each sees its own count. */
const COUNT = {
  name: 'limit-count',
  text: `
    insert into limit_counts as mine (key, count, resets_at)
    values ($1, $2, now() + make_interval(mins => $3))
    on conflict (key) do update set
      count = case when mine.resets_at > now() then least(mine.count, 1000000000) else 0 end + excluded.count,
      resets_at = case when mine.resets_at > now() then mine.resets_at else excluded.resets_at end
    returning count, extract(epoch from resets_at - now())::float8 * 1000 as "remaining"`,
};

/** Counts `times` more. @param minutes length of the window, where a new one begins. */
export async function addToCount(
  pool: pg.Pool,
  key: string,
  { times, minutes }: { times: number; minutes: number },
): Promise<Count> {
  const { rows } = await pool.query<{ count: number; remaining: number }>({
    ...COUNT,
    values: [hashOf(key), times, minutes],
  });
  const [row] = rows;
  if (!row) throw new Error('The database counted and returned nothing');
  return { count: row.count, resetsAt: Date.now() + row.remaining };
}

export async function clearCount(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('delete from limit_counts where key = $1', [hashOf(key)]);
}

/** Removes counts whose window has ended. */
export async function deleteOldCounts(pool: pg.Pool): Promise<void> {
  await pool.query('delete from limit_counts where resets_at < now()');
}

const hashOf = (key: string) => createHash('sha256').update(key).digest();
