import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../src/config/project-root.ts';
import { connect, type Database } from '../src/database/database.ts';
import { unlimited } from '../src/database/time-limits.ts';

/** The variable by which the global setup tells tests where PostgreSQL is. */
export const TEST_SERVER = 'API_TEST_SERVER';
export const TEMPLATE = 'template_site';
/** The same with all content that is shipped. */
export const SHIPPED = 'template_shipped';

/** The address of a database on the tests' PostgreSQL. */
export function databaseAddress(name: string): string {
  const address = new URL(process.env[TEST_SERVER] ?? '');
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * A migrated, empty database; with `SHIPPED` one that has the content, with `template0` one without any table, with the
 * name of another database a copy of that. `close` drops it.
 * @returns also its `url`, for a second connection as another process would make it.
 */
export async function createTestDatabase(
  template: string = TEMPLATE,
): Promise<Database & { url: string }> {
  if (template === SHIPPED) await makeShipped();
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes a fifth of the time that writing them to the log does.
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  const url = databaseAddress(name);
  const database = connect(url, {
    afterClose: () => onServer(`drop database ${name} with (force)`),
  });
  return { ...database, url };
}

/** Loading the content takes seconds, so the first test that needs it does it for all. */
async function makeShipped(): Promise<void> {
  const server = connect(databaseAddress('postgres'), patient);
  const client = await server.pool.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      SHIPPED,
    ]);
    if (rowCount === 0) await loadShipped(client);
  } finally {
    // The lock ends with the connection.
    client.release(true);
    await server.close();
  }
}

const patient = { limits: unlimited, longestSilenceMs: 120_000 };

async function loadShipped(client: pg.PoolClient): Promise<void> {
  const draft = `${SHIPPED}_draft`;
  const { loadContent } = await import('../src/content/index.ts');
  // One is left over if a test that began to load it ran out of time.
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft} template ${TEMPLATE} strategy file_copy`);
  const database = connect(databaseAddress(draft), patient);
  try {
    await loadContent(database, path.join(projectRoot, 'api/content'));
  } finally {
    await database.close();
  }
  await client.query(`alter database ${draft} rename to ${SHIPPED}`);
}

async function onServer(statement: string): Promise<void> {
  const server = connect(databaseAddress('postgres'));
  await server.pool.query(statement);
  await server.close();
}
