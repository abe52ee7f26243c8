import type { SecurityEventKind } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/tables.ts';

/** Adds to today's counts, all of them or none. */
export async function countSecurityEvents(
  kysely: Kysely<DB>,
  counts: ReadonlyMap<SecurityEventKind, number>,
): Promise<void> {
  // In one order, so that two processes never wait for each other's rows.
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  if (rows.length === 0) return;
  const kinds = rows.map(([kind]) => kind);
  const added = rows.map(([, count]) => count);
  await sql`
    insert into security_event_counts as mine (kind, day, count)
    select kind, (now() at time zone 'utc')::date, added
    from unnest(${kinds}::text[], ${added}::bigint[]) as t (kind, added)
    on conflict (kind, day) do update set count = mine.count + excluded.count`.execute(kysely);
}

/** What was counted within the last 30 days. Kinds that never happened are left out. */
export async function findSecurityEventCounts(
  kysely: Kysely<DB>,
): Promise<{ kind: string; today: number; week: number; month: number }[]> {
  const { rows } = await sql<{ kind: string; today: number; week: number; month: number }>`
    with today as (select (now() at time zone 'utc')::date as day)
    select kind,
      coalesce(sum(count) filter (where c.day = today.day), 0)::float8 as today,
      coalesce(sum(count) filter (where c.day > today.day - 7), 0)::float8 as week,
      sum(count)::float8 as month
    from security_event_counts c, today
    where c.day > today.day - 30
    group by kind`.execute(kysely);
  return rows;
}
