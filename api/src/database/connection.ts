import type { Socket } from 'node:net';
import pg from 'pg';
import { limitTransaction, unlimited } from './time-limits.ts';

/** How a connection is made, and how long it may be silent before it counts as lost. */
export interface ConnectionConfig extends pg.ClientConfig {
  longestSilenceMs: number;
}

/** A day is the text it is written as: the driver would make it a moment in the server's own time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.DATE ? String : pg.types.getTypeParser(type, format),
};

/**
 * One connection to PostgreSQL. Its loss is reported only to callers who wait for a result: an 'error'
 * event without a listener would end the process.
 *
 * A network can lose a connection without either end noticing. So one that has been silent
 * for a while is given up; what still waits for a result is rejected with ETIMEDOUT.
 */
export class Connection extends pg.Client {
  constructor(config: ConnectionConfig) {
    super({ types, ...config });
    this.on('error', () => {});
    this.on('connect', () => limitSilence(this, config.longestSilenceMs));
  }
}

/**
 * One through a pooler, which gives the connection behind it to somebody else after each transaction: that one
 * doesn't know what was prepared under a name. So no statement has one.
 */
export class PooledConnection extends Connection {
  constructor(config: ConnectionConfig) {
    super(config);
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      query(
        isNamed(statement) ? { ...statement, name: undefined } : statement,
        ...rest,
      )) as pg.Client['query'];
  }
}

const isNamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement;

/** Lets the open transaction and its statements take as long as they need. The connection isn't for anything else. */
export async function liftTimeLimits(client: pg.Client): Promise<void> {
  limitSilence(client, 0);
  await limitTransaction(client, unlimited);
}

/** @param ms 0: forever */
function limitSilence({ connection }: pg.Client, ms: number): void {
  // Only now: under TLS the stream is another one than at first.
  const stream = connection.stream as Socket;
  stream.removeAllListeners('timeout');
  stream.setTimeout(ms);
  stream.once('timeout', () =>
    stream.destroy(Object.assign(new Error("The database isn't answering"), { code: 'ETIMEDOUT' })),
  );
}
