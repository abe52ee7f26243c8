import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect } from '../src/database/database.ts';
import { type Embedded, startEmbedded } from '../src/database/embedded/start-embedded.ts';
import { migrate } from '../src/database/migrations.ts';
import { databaseAddress, TEMPLATE, TEST_SERVER } from './test-database.ts';

declare global {
  var testCluster: { embedded: Embedded; folder: string } | undefined;
}

/** One PostgreSQL for all tests, with a migrated database from which each test file copies its own. */
export default async function startTestCluster(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-tests-'));
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded(folder, {
    settings: ['fsync=off', 'full_page_writes=off', 'max_connections=200'],
  });
  globalThis.testCluster = { embedded, folder };
  process.env[TEST_SERVER] = embedded.connectionString;
  const server = connect(embedded.connectionString);
  await server.pool.query(`create database ${TEMPLATE}`);
  await server.close();
  const template = connect(databaseAddress(TEMPLATE));
  await migrate(template);
  await template.close();
}
