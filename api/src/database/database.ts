import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Connection, type ConnectionConfig, PooledConnection } from './connection.ts';
import { type ChannelListener, Listener } from './listener.ts';
import type { DB } from './tables.ts';
import { limitSession, type TimeLimits, usual } from './time-limits.ts';

/** One process's connections to the one database. */
export interface Database {
  kysely: Kysely<DB>;
  /** The driver's pool under `kysely`, for the few statements where speed counts. */
  pool: pg.Pool;
  /** Reads what is the same for everyone, from a replica if there is one. */
  read<T>(task: (kysely: Kysely<DB>) => Promise<T>): Promise<T>;
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
  /**
   * Leads to PostgreSQL itself, for what listens. Set if `connectionString` leads to a pooler, which gives a
   * connection to somebody else after each transaction: nothing that outlasts one may be set there.
   */
  directUrl?: string | null;
  /** How long a connection on which a caller waits may be silent before it counts as lost. */
  longestSilenceMs?: number;
  /** How long statements and transactions may take; through a pooler, the settings of the role say so. */
  limits?: TimeLimits;
}

/** Connections to the PostgreSQL at `connectionString`. Nothing is opened before it is used. */
export function connect(
  connectionString: string,
  {
    afterClose = async () => {},
    directUrl = null,
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
  const pool = createPool(config, directUrl ? pooled : direct(limits));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const listener = new Listener(directUrl ? { ...config, connectionString: directUrl } : config);
  return {
    kysely,
    pool,
    read: (task) => task(kysely),
    listen: (channel, follower) => listener.listen(channel, follower),
    close: async () => {
      await listener.close();
      await pool.end();
      await afterClose();
    },
  };
}

function createPool(config: ConnectionConfig, session: Session): pg.Pool {
  const pool = new pg.Pool({ ...config, ...session, max: 10, idleTimeoutMillis: IDLE_TIMEOUT_MS });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => {});
  return pool;
}

/** What connections have of a session of their own. */
type Session = Pick<pg.PoolConfig, 'Client' | 'onConnect'>;

// The type of a pool's options leaves out what the pool hands over.
const direct = (limits: TimeLimits): Session => ({
  Client: Connection as unknown as Session['Client'],
  onConnect: (client) => limitSession(client, limits),
});
const pooled: Session = { Client: PooledConnection as unknown as Session['Client'] };
