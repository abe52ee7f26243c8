import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/tables.ts';
import type { Rule } from './rules.ts';

/** How often something was done in its window. */
interface Count {
  count: number;
  /** When the window ends, in milliseconds since 1970 by this machine's clock. */
  resetsAt: number;
}

/** `times` more under `key`. `minutes`: length of the window, if a new one begins. */
interface Addition {
  key: string;
  times: number;
  minutes: number;
}

/** What something counts under, and how often that may be. */
export interface Counted {
  key: string;
  rule: Rule;
}

/**
 * Counts once under each key, over all processes.
 * @param counted each with another key
 * @returns in their order: null if it may be done, otherwise when it may be done again (milliseconds since 1970)
 */
export async function count<const All extends readonly Counted[]>(
  kysely: Kysely<DB>,
  counted: All,
): Promise<{ [Index in keyof All]: number | null }> {
  if (counted.length === 0) return [] as { [Index in keyof All]: null };
  const additions = counted.map(({ key, rule }) => ({ key, times: 1, minutes: rule.minutes }));
  const counts = await addToWindows(kysely, additions);
  return counts.map(({ count, resetsAt }, index) =>
    count > (counted[index]?.rule.count ?? 0) ? resetsAt : null,
  ) as { [Index in keyof All]: number | null };
}

/**
 * Adds to fixed windows that begin with the first count, in one statement: no two processes get
 * the same count. Rows are locked in the order of their keys, so that two statements with the same keys
 * never wait for each other.
 * @param additions each with another key
 * @returns a count for each addition, in their order
 */
export async function addToWindows<const Additions extends readonly Addition[]>(
  kysely: Kysely<DB>,
  additions: Additions,
): Promise<{ [Index in keyof Additions]: Count }> {
  const hashes = additions.map(({ key }) => hashOf(key));
  const { rows } = await sql<{ key: Buffer; count: number; remaining: number }>`
    insert into limit_counts as mine (key, count, resets_at)
    select key, times, now() + make_interval(mins => minutes)
    from unnest(
      ${hashes}::bytea[],
      ${additions.map(({ times }) => times)}::int[],
      ${additions.map(({ minutes }) => minutes)}::int[]
    ) as added (key, times, minutes)
    order by key
    on conflict (key) do update set
      count = case when mine.resets_at > now() then least(mine.count, 1000000000) else 0 end + excluded.count,
      resets_at = case when mine.resets_at > now() then mine.resets_at else excluded.resets_at end
    returning key, count, extract(epoch from resets_at - now())::float8 * 1000 as "remaining"
  `.execute(kysely);
  return hashes.map((hash) => {
    const row = rows.find(({ key }) => key.equals(hash));
    if (!row) throw new Error('The database counted and returned nothing');
    return { count: row.count, resetsAt: Date.now() + row.remaining };
  }) as { [Index in keyof Additions]: Count };
}

/** Takes back everything counted under the keys in `all`, and one count under each key in `one`. */
export async function forgive(
  kysely: Kysely<DB>,
  { all, one }: { all: readonly string[]; one: readonly string[] },
): Promise<void> {
  const forgotten = all.map(hashOf);
  const keys = [...forgotten, ...one.map(hashOf)];
  await sql`
    with mine as (
      select key from limit_counts where key = any(${keys}::bytea[]) order by key for update
    )
    update limit_counts as counted set
      count = case when counted.key = any(${forgotten}::bytea[]) then 0 else greatest(count - 1, 0) end
    from mine where counted.key = mine.key
  `.execute(kysely);
}

/** Removes windows that have ended. */
export async function deleteEndedWindows(kysely: Kysely<DB>): Promise<void> {
  await sql`delete from limit_counts where resets_at < now()`.execute(kysely);
}

const hashOf = (key: string) => createHash('sha256').update(key).digest();
