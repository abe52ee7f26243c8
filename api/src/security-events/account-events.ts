import type { SecurityEventKind } from '@site/shared/contracts/editorial';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';

/** Events that wait to be counted, by person and kind. */
export type AccountEvents = Map<string, { person: string; kind: SecurityEventKind; times: number }>;

const KEPT_DAYS = 30;

/** Adds to today's counts of people whose accounts are still there. */
export async function countAccountEvents(
  transaction: Transaction<DB>,
  events: AccountEvents,
): Promise<void> {
  // In one order, so that two processes never wait for each other's rows.
  const rows = [...events].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, event]) => event);
  if (rows.length === 0) return;
  await sql`
    insert into account_security_events as mine (user_id, kind, day, count, last_at)
    select users.id, kind, (now() at time zone 'utc')::date, times, now()
    from unnest(${rows.map(({ person }) => person)}::uuid[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ times }) => times)}::integer[]) as t (person, kind, times)
    join users on users.id = person
    for key share of users
    on conflict (user_id, kind, day)
    do update set count = mine.count + excluded.count, last_at = excluded.last_at`.execute(
    transaction,
  );
}

/** Removes what owners don't see any more. */
export async function deleteOldAccountEvents(kysely: Kysely<DB>): Promise<void> {
  await kysely
    .deleteFrom('account_security_events')
    .where('day', '<', sql<string>`(now() at time zone 'utc')::date - ${KEPT_DAYS}::integer`)
    .execute();
}
