import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../src/config/project-root.ts';
import { connect } from '../src/database/database.ts';
import { type Embedded, startEmbedded } from '../src/database/embedded/start-embedded.ts';
import { migrate } from '../src/database/migrations.ts';
import { PROGRAMS } from './child-process.ts';
import { databaseAddress, TEMPLATE, TEST_SERVER } from './test-database.ts';

declare global {
  var testCluster: { embedded: Embedded; folder: string } | undefined;
}

/** Bundles the programs that tests run: a loader of TypeScript would take seconds for each start. */
function buildPrograms(): string {
  const own = path.join(projectRoot, 'api/.cache');
  mkdirSync(own, { recursive: true });
  const folder = mkdtempSync(path.join(own, 'programs-'));
  const commands = readdirSync(path.join(projectRoot, 'api/src/commands'))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `api/src/commands/${file}`);
  const holders = ['api/testing/hold-database.ts', 'api/testing/hold-job.ts'];
  const programs = [...commands, ...holders];
  execFileSync(process.execPath, ['scripts/build-api.mjs', folder, ...programs], {
    cwd: projectRoot,
  });
  return folder;
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
  process.env[PROGRAMS] = buildPrograms();
}
