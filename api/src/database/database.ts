import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type ChannelListener, Listener } from './listener.ts';
import type { Tables } from './tables.ts';

/** One process's connections to the one database. */
export interface Database {
  kysely: Kysely<Tables>;
  /** The driver's pool under `kysely`, for the few statements where speed counts. */
  pool: pg.Pool;
  /** Follows a NOTIFY channel until the returned function is called. See ChannelListener. */
  listen(channel: string, listener: ChannelListener): () => void;
  /** Ends all connections and, where this process started PostgreSQL, stops it. */
  close(): Promise<void>;
}

/** Below the 10 s after which a browser gives up, so that a slow statement still gets an answer. */
const STATEMENT_TIMEOUT_MS = 8_000;
const CONNECTION_TIMEOUT_MS = 5_000;

/**
 * Connections to the PostgreSQL at `connectionString`. Nothing is opened before it is used.
 * @param afterClose runs when all connections are closed.
 */
export function connect(
  connectionString: string,
  afterClose: () => Promise<void> = async () => {},
): Database {
  const pool = createPool(connectionString);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listener = new Listener(connectionString);
  return {
    kysely,
    pool,
    listen: (channel, follower) => listener.listen(channel, follower),
    close: async () => {
      await listener.close();
      await pool.end();
      await afterClose();
    },
  };
}

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => {});
  return pool;
}
