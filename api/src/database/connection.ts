import type { Socket } from 'node:net';
import pg from 'pg';
import { limitTime, unlimited } from './time-limits.ts';

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

/** Lets statements and transactions on this connection take as long as they need. */
export async function liftTimeLimits(client: pg.Client): Promise<void> {
  limitSilence(client, 0);
  await limitTime(client, unlimited);
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
