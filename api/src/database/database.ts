import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Connection, type ConnectionConfig } from './connection.ts';
import { type ChannelListener, Listener } from './listener.ts';
import type { DB } from './tables.ts';
import { limitTime, type TimeLimits, usual } from './time-limits.ts';

/** One process's connections to the one database. */
export interface Database {
  kysely: Kysely<DB>;
  /** The driver's pool under `kysely`, for the few statements where speed counts. */
  pool: pg.Pool;
  /** Follows a NOTIFY channel until the returned function is called. See ChannelListener. */
  listen(channel: string, listener: ChannelListener): () => void;
  /** Ends all connections and, if this process started PostgreSQL, stops it. */
  close(): Promise<void>;
}

const CONNECTION_TIMEOUT_MS = 5_000;
/** Less than the longest silence: a connection that rests is closed, one that waits in vain is given up. */
const IDLE_TIMEOUT_MS = 8_000;
/** More than a statement may take: after this long, no result will come. */
const LONGEST_SILENCE_MS = 9_000;

interface ConnectOptions {
  /** Runs when all connections are closed. */
  afterClose?: () => Promise<void>;
  /** How long a connection on which a caller waits may be silent before it counts as lost. */
  longestSilenceMs?: number;
  /** How long statements and transactions may take. */
  limits?: TimeLimits;
}

/** Connections to the PostgreSQL at `connectionString`. Nothing is opened before it is used. */
export function connect(
  connectionString: string,
  {
    afterClose = async () => {},
    longestSilenceMs = LONGEST_SILENCE_MS,
    limits = usual,
  }: ConnectOptions = {},
): Database {
  const config = {
    connectionString,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    longestSilenceMs,
  };
  const pool = createPool(config, limits);
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const listener = new Listener(config);
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

function createPool(config: ConnectionConfig, limits: TimeLimits): pg.Pool {
  const options = {
    ...config,
    // Its type leaves out what the pool hands over.
    Client: Connection as unknown as NonNullable<pg.PoolConfig['Client']>,
    max: 10,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    onConnect: (client: pg.ClientBase) => limitTime(client, limits),
  };
  const pool = new pg.Pool(options);
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => {});
  return pool;
}
