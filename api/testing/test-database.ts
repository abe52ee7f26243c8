import { randomBytes } from 'node:crypto';
import { connect, type Database } from '../src/database/database.ts';

/** The variable by which the global setup tells tests where PostgreSQL is. */
export const TEST_SERVER = 'API_TEST_SERVER';
export const TEMPLATE = 'template_site';

/** The address of a database on the tests' PostgreSQL. */
export function databaseAddress(name: string): string {
  const address = new URL(process.env[TEST_SERVER] ?? '');
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * A migrated, empty database; with `template0` one without any table. `close` drops it.
 * @returns also its `url`, for a second connection as another process would make it.
 */
export async function createTestDatabase(
  template: typeof TEMPLATE | 'template0' = TEMPLATE,
): Promise<Database & { url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  const url = databaseAddress(name);
  const database = connect(url, {
    afterClose: () => onServer(`drop database ${name} with (force)`),
  });
  return { ...database, url };
}

async function onServer(statement: string): Promise<void> {
  const server = connect(databaseAddress('postgres'));
  await server.pool.query(statement);
  await server.close();
}
