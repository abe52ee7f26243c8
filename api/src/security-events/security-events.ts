import type { SecurityEventKind } from '@site/shared/contracts/editorial';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type AccountEvents, countAccountEvents } from './account-events.ts';

interface SecurityEventFacts {
  /** Where it came from. */
  ip?: string;
  requestId?: string;
  [id: string]: unknown;
}

interface Options {
  /** What the log says in place of an address. */
  markOf(ip: string): string;
  /** Counts events for the people who watch the process. */
  counter: Metrics['securityEvents'];
}

export interface SecurityEvents {
  /**
   * Logs an event at once and counts it soon.
   * @param options.person whose account it's about, if it's about one: owners see it on the person's page.
   * @param facts ids, never a password, a token or what was typed as a name; the address is logged as the
   * mark of its network.
   */
  record(
    kind: SecurityEventKind,
    facts: SecurityEventFacts,
    options?: { person: string | undefined },
  ): void;
  /** Writes what hasn't been written yet; nothing is lost if the database is away. */
  flush(): Promise<void>;
}

/** An attack makes thousands of events: they are added up and written together. */
const FLUSH_MS = 5_000;

export function createSecurityEvents(
  { kysely }: Pick<Database, 'kysely'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { markOf, counter }: Options,
): SecurityEvents {
  let waiting = new Map<SecurityEventKind, number>();
  let aboutPeople: AccountEvents = new Map();
  let timer: NodeJS.Timeout | undefined;

  const add = (kind: SecurityEventKind, times: number) => {
    waiting.set(kind, (waiting.get(kind) ?? 0) + times);
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  };

  const addAbout = (person: string, kind: SecurityEventKind, times: number) => {
    const key = `${person} ${kind}`;
    aboutPeople.set(key, { person, kind, times: (aboutPeople.get(key)?.times ?? 0) + times });
  };

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const [counts, accounts] = [waiting, aboutPeople];
    [waiting, aboutPeople] = [new Map(), new Map()];
    try {
      await kysely.transaction().execute(async (transaction) => {
        await countSecurityEvents(transaction, counts);
        await countAccountEvents(transaction, accounts);
      });
    } catch (error) {
      log.warn(error, 'security events could not be counted yet');
      for (const [kind, times] of counts) add(kind, times);
      for (const { person, kind, times } of accounts.values()) addAbout(person, kind, times);
    }
  };

  return {
    record(kind, { ip, ...facts }, { person } = { person: undefined }) {
      const network = ip !== undefined && { network: markOf(ip) };
      log.warn({ securityEvent: kind, ...facts, ...network }, 'security event');
      counter.inc({ kind });
      if (person) addAbout(person, kind, 1);
      add(kind, 1);
    },
    flush,
  };
}

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
