import type { SecurityEventKind } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { countSecurityEvents } from './counts.repository.ts';

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
   * @param facts ids, never a password, a token or what was typed as a name; the address is logged as the
   * mark of its network.
   */
  record(kind: SecurityEventKind, facts: SecurityEventFacts): void;
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
  let timer: NodeJS.Timeout | undefined;

  const add = (kind: SecurityEventKind, times: number) => {
    waiting.set(kind, (waiting.get(kind) ?? 0) + times);
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  };

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const counts = waiting;
    waiting = new Map();
    try {
      await countSecurityEvents(kysely, counts);
    } catch (error) {
      log.warn(error, 'security events could not be counted yet');
      for (const [kind, times] of counts) add(kind, times);
    }
  };

  return {
    record(kind, { ip, ...facts }) {
      const network = ip !== undefined && { network: markOf(ip) };
      log.warn({ securityEvent: kind, ...facts, ...network }, 'security event');
      counter.inc({ kind });
      add(kind, 1);
    },
    flush,
  };
}
