import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAgent } from '../../testing/agent.ts';
import { eventually } from '../../testing/eventually.ts';
import { expectedOutcomes } from '../../testing/permissions.ts';
import { type Pooler, startPooler } from '../../testing/pooler.ts';
import { sampleRequests } from '../../testing/sample-requests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, SHIPPED } from '../../testing/test-database.ts';
import { buildApp } from '../app.ts';
import { type RunningJobs, startJobs } from '../jobs/start-jobs.ts';
import { siteJobs } from '../site-jobs.ts';
import { checkBackup } from './backup/backup-file.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open-database.ts';

/** Fewer than one process would use. */
const CONNECTIONS = 2;
const CLIENTS = 8;
const LIMITS = {
  statement_timeout: 8_000,
  transaction_timeout: 30_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** Two processes of a site whose database is behind PgBouncer. */
let site: TestApp;
let pooler: Pooler;
const processes: { database: Database; app: FastifyInstance; jobs: RunningJobs }[] = [];
const problems: string[] = [];
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'api-pooled-'));
  site = await createTestApp(
    { DEMO: 'off', OAUTH_GITHUB_CLIENT_ID: 'site', OAUTH_GITHUB_CLIENT_SECRET: 'secret' },
    SHIPPED,
  );
  pooler = await startPooler(site.database.url, CONNECTIONS);
});
afterAll(async () => {
  for (const { app, database, jobs } of processes) {
    await jobs.stop();
    await app.close();
    await database.close();
  }
  await pooler.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

/** A process's connections to a database, through the pooler. */
function open({ url }: { url: string } = site.database, databaseDirectUrl = url) {
  const { pathname } = new URL(url);
  const databaseUrl = Object.assign(new URL(pooler.url), { pathname }).href;
  return openDatabase({ databaseUrl, databaseDirectUrl, dataDir: folder });
}

/** As an operator does, but for this database alone: other tests use the same PostgreSQL. */
async function limitRole({ pool, url }: TestApp['database']): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  for (const [setting, value] of Object.entries(LIMITS))
    await pool.query(`alter role site in database ${name} set ${setting} = ${value}`);
}

async function startProcess(): Promise<void> {
  const database = await open();
  await migrate(database);
  const app = await buildApp(site.config, database);
  const onProblem = (problem: string) => problems.push(problem);
  const jobs = await startJobs({
    database,
    jobs: await siteJobs(site.config, database),
    onProblem,
  });
  processes.push({ database, app, jobs });
}

/** What learners and visitors are served; requests of teams and administrators would get in each other's way. */
const names = Object.keys(sampleRequests).filter(
  // Nothing is live here.
  (name) => expectedOutcomes[name]?.owner === 'served' && name !== 'GET /v1/ready',
);

test('a process says which settings the role needs before it starts behind a pooler', async () => {
  const refused = /alter role site set statement_timeout = 8000;.* idle_in_transaction/;
  await expect(open()).rejects.toThrow(refused);
  await limitRole(site.database);
  await pooler.reconnect();
  await startProcess();
  await startProcess();
});

test('a way around the pooler that leads nowhere is named', async () => {
  const nowhere = 'postgresql://site@localhost/site?host=%2Fnowhere';
  await expect(open(site.database, nowhere)).rejects.toThrow(/Check DATABASE_DIRECT_URL/);
});

test('learners and visitors are served while several clients share two connections', async () => {
  const left = [...names];
  const failures: string[] = [];
  const work = async (app: FastifyInstance) => {
    let owner: Awaited<ReturnType<TestApp['signUp']>> | undefined;
    for (let name = left.pop(); name; name = left.pop()) {
      owner ??= await site.signUp();
      const agent = createAgent(app, site.config);
      for (const [cookie, value] of owner.cookies) agent.cookies.set(cookie, value);
      const answer = await sampleRequests[name]?.(agent, { site, owner });
      if (!answer || answer.statusCode >= 400) failures.push(`${name}: ${answer?.body}`);
      // What changes something may end the session, or the account.
      if (!name.startsWith('GET ')) owner = undefined;
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => processes[client % 2]?.app);
  await Promise.all(clients.map((app) => app && work(app)));
  expect(failures).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
  expect(await pooler.connections()).toBe(CONNECTIONS);
});

test('what one process changes reaches the other, and jobs are done', async () => {
  const [one, other] = processes.map(({ app }) => createAgent(app, site.config));
  const title = async () => (await other?.get('/v1/roadmaps/dsa'))?.json().title;
  await title();
  await processes[0]?.database.pool.query("update roadmaps set title = 'Trees' where id = 'dsa'");
  await eventually(title, 'Trees');
  const { email } = (await (await site.signUp()).get('/v1/auth/me')).json();
  expect((await one?.post('/v1/auth/password/forgot', { email }))?.statusCode).toBeLessThan(300);
  const waiting = async () => (await site.database.pool.query('select from outbox')).rowCount;
  await eventually(waiting, 0);
  expect(problems).toEqual([]);
});

test('a backup is made and restored through the pooler', async () => {
  const [full, empty] = [await createTestDatabase(), await createTestDatabase('template0')];
  await full.pool.query("insert into users (email, name) values ('asha@example.org', 'Asha Rao')");
  for (const database of [full, empty]) await limitRole(database);
  const [from, to] = await Promise.all([open(full), open(empty)]);
  try {
    const file = path.join(folder, 'site.backup.gz');
    await writeBackup(from, file);
    await restoreBackup(to, file, await checkBackup(file));
    expect((await empty.pool.query('select name from users')).rows).toEqual([{ name: 'Asha Rao' }]);
  } finally {
    for (const database of [from, to, full, empty]) await database.close();
  }
});

/** What PostgreSQL keeps for a connection, for as long as that lasts. */
const STATE = {
  settings: `select name, setting from pg_settings where source = 'session'
    and name not in ('client_encoding', 'application_name', 'DateStyle', 'TimeZone', 'standard_conforming_strings')`,
  statements: 'select name from pg_prepared_statements',
  cursors: "select name from pg_cursors where name <> ''",
  channels: 'select pg_listening_channels()',
  tables: "select relname from pg_class where relpersistence = 't'",
  locks: "select objid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()",
};

test('nothing of a session is left on the connections that all share', async () => {
  const [database] = processes.map((process) => process.database);
  const clients = await Promise.all([1, 2].map(() => database?.pool.connect()));
  const backends = new Set<number>();
  for (const client of clients) {
    // Each holds another connection for as long as its transaction lasts.
    await client?.query('begin');
    backends.add((await client?.query('select pg_backend_pid() as pid'))?.rows[0].pid);
    for (const [kind, statement] of Object.entries(STATE))
      expect({ [kind]: (await client?.query(statement))?.rows }).toEqual({ [kind]: [] });
  }
  expect(backends.size).toBe(CONNECTIONS);
  for (const client of clients) client?.release(true);
});
