import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '../database/database.ts';
import { type Embedded, startEmbedded } from '../database/embedded/start-embedded.ts';
import { migrate } from '../database/migrations.ts';
import { addToWindows } from './fixed-windows.repository.ts';

/** A separate PostgreSQL, since this one is made to crash. */
let folder: string;
let embedded: Embedded;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'api-limits-'));
  chmodSync(folder, 0o755);
  embedded = await startEmbedded(folder);
});
afterAll(async () => {
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Ends one of PostgreSQL's processes the hard way: it drops all connections and recovers from its log. */
async function crash(): Promise<void> {
  const client = new pg.Client({ connectionString: embedded.connectionString });
  const lost = new Promise((resolve) => client.once('error', resolve));
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  process.kill(rows[0].pid, 'SIGKILL');
  await lost;
}

async function untilItAnswers(request: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const answered = await request().then(
      () => true,
      () => false,
    );
    if (answered) return;
    await pause(20);
  }
}

test('a crash of the database gives nobody their attempts back', async () => {
  const database = connect(embedded.connectionString);
  await migrate(database);
  const attempt = [{ key: 'guess', times: 1, minutes: 15 }] as const;
  const [before] = await addToWindows(database.kysely, attempt);
  await database.close();
  await crash();
  const again = connect(embedded.connectionString);
  await untilItAnswers(() => again.pool.query('select 1'));
  const [after] = await addToWindows(again.kysely, attempt);
  await again.close();
  expect([before.count, after.count]).toEqual([1, 2]);
});
