import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { clusterUser } from '../src/database/embedded/cluster-user.ts';
import { freePort } from './free-port.ts';

const PAUSE_MS = 20;

/** PgBouncer, which gives a connection of PostgreSQL to somebody else after each transaction. */
export interface Pooler {
  /** The database's address through it. */
  url: string;
  /** How many connections to the database it holds. */
  connections(): Promise<number>;
  /** Has it make its connections to the database again. */
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param databaseUrl of a PostgreSQL that listens on a socket in a folder (`?host=`)
 * @param connections to the database, at most
 */
export async function startPooler(databaseUrl: string, connections: number): Promise<Pooler> {
  const address = new URL(databaseUrl);
  const database = address.pathname.slice(1);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-pooler-'));
  const user = clusterUser(folder);
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${address.searchParams.get('host')} port=${address.port || 5432} user=${address.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${address.username}
pool_mode = transaction
default_pool_size = ${connections}
`,
  );
  const child = spawn('pgbouncer', ['-q', settings], {
    // Debian has it where administrators' programs are.
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  });
  const abandon = () => child.kill('SIGQUIT');
  process.once('exit', abandon);
  address.search = '';
  address.host = `127.0.0.1:${port}`;
  const url = address.href;
  address.pathname = '/pgbouncer';
  await started(child, address.href);
  return {
    url,
    connections: async () => {
      const rows = await on(address.href, 'show servers');
      return rows.filter((row) => row.database === database).length;
    },
    reconnect: async () => void (await on(address.href, 'reconnect')),
    close: async () => {
      process.off('exit', abandon);
      child.kill('SIGQUIT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function on(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Resolves when it can be reached. @throws Error if it isn't installed, or ends */
async function started(child: ChildProcess, url: string): Promise<void> {
  let failure: string | null = null;
  child.stderr?.on('data', (text) => {
    failure = `PgBouncer says: ${text}`;
  });
  child.on('error', ({ message }) => {
    failure = `PgBouncer is needed (apt-get install pgbouncer): ${message}`;
  });
  while (!(await on(url, 'show version').catch(() => null))) {
    if (failure && (child.exitCode !== null || !child.pid)) throw new Error(failure);
    await setTimeout(PAUSE_MS);
  }
}
