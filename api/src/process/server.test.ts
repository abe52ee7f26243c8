import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Program, runProgram } from '../../testing/child-process.ts';
import { freePort } from '../../testing/free-port.ts';
import { loadUntilRefused } from '../../testing/keep-alive-load.ts';
import { releasedMicrofrontends } from '../../testing/released-microfrontends.ts';
import { MANIFEST_KEYS } from '../../testing/signer.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { untilWaiting } from '../../testing/waiting-statements.ts';
import { composeMail, queueMail } from '../mail/index.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const releasesDir = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
beforeAll(async () => {
  database = await createTestDatabase();
  await releasedMicrofrontends(database).everythingLive();
});
afterAll(async () => {
  await database.close();
  rmSync(releasesDir, { recursive: true });
});

let started: Program | null = null;
afterEach(() => started?.child.kill('SIGKILL'));

const environment = (PORT: string) => ({
  PORT,
  HOST: 'localhost',
  DATABASE_URL: database.url,
  RELEASES_DIR: releasesDir,
  MANIFEST_KEYS,
  LOG_LEVEL: 'silent',
});

async function startServer(further: Record<string, string> = {}) {
  const PORT = await freePort();
  const server = runProgram('server', { ...environment(PORT), ...further });
  started = server;
  await server.until(`Ready at http://localhost:${PORT}`);
  return { ...server, url: `http://127.0.0.1:${PORT}` };
}

test('serves until SIGINT and then ends by itself', async () => {
  const server = await startServer();
  expect((await fetch(`${server.url}/v1/ready`)).status).toBe(200);
  server.child.kill('SIGINT');
  expect(await server.ended()).toBe(0);
});

interface Line {
  level: number;
  msg: string;
  job?: object;
}

/** What a process wrote so far. Throws at a line that isn't JSON. */
const logOf = ({ printed }: Program): Line[] =>
  printed()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const [WARN, ERROR, FATAL] = [40, 50, 60];

const anyMail = { name: 'mail', id: expect.any(String) };

test('every line that it writes until it has ended is JSON', async () => {
  const server = await startServer({ LOG_LEVEL: 'info' });
  await fetch(`${server.url}/v1/health`);
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  const messages = logOf(server).map(({ msg }) => msg);
  expect(messages).toContain('There are no demo accounts because DATABASE_URL is set.');
  expect(messages).toContain('request completed');
  expect(messages).toContainEqual(expect.stringMatching(/^Ready at /));
});

test('what Node warns of and what ends the process unexpectedly are lines of the log, too', async () => {
  const planted = `process.on('SIGUSR2', () => {
    process.emitWarning('planted warning');
    setTimeout(() => { throw new Error('planted error'); }, 10);
  })`;
  const server = await startServer({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}`,
  });
  server.child.kill('SIGUSR2');
  expect(await server.ended()).toBe(1);
  expect(logOf(server).slice(-2)).toMatchObject([
    { level: WARN, msg: 'planted warning' },
    { level: FATAL, msg: 'planted error', err: { stack: expect.stringContaining('Error') } },
  ]);
});

test('a job that failed for good is one error in the log, and before that each attempt is a warning', async () => {
  const mail = composeMail({ to: 'asha@example.org', subject: 'Hello', paragraphs: [] });
  for (const _ of ['once more', 'for good']) await queueMail(database.kysely, mail);
  await database.pool.query(
    "update jobs.job set retry_limit = 0 where id = (select min(id::text)::uuid from jobs.job where name = 'mail')",
  );
  const server = await startServer({
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'site@example.org',
    LOG_LEVEL: 'warn',
  });
  await server.until('Administrators see it at /admin/status');
  await server.until('It will be tried again');
  const ofJobs = logOf(server).flatMap(({ level, job }) => (job ? [{ level, job }] : []));
  expect(ofJobs).toHaveLength(2);
  expect(ofJobs).toContainEqual({ level: ERROR, job: { ...anyMail, isLast: true } });
  expect(ofJobs).toContainEqual({ level: WARN, job: { ...anyMail, isLast: false } });
  await database.pool.query('delete from jobs.job; delete from outbox');
});

test('a port in use ends it with one line that says what to do', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupant.once('listening', resolve));
  const { port } = occupant.address() as AddressInfo;
  const server = runProgram('server', environment(String(port)));
  expect(await server.ended()).toBe(1);
  expect(logOf(server).at(-1)).toMatchObject({
    level: FATAL,
    msg: `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
  });
  expect(server.printed()).not.toContain('    at ');
  occupant.close();
});

test('a database that does not answer ends it with one line without the password', async () => {
  const DATABASE_URL = `postgresql://me:secret@127.0.0.1:${await freePort()}/site`;
  const migrate = runProgram('migrate', { DATABASE_URL });
  expect(await migrate.ended()).toBe(1);
  expect(migrate.printed()).toMatch(/^The database site at 127\.0\.0\.1 can't be used .*\n$/);
  expect(migrate.printed()).not.toContain('secret');
});

test('SIGTERM under load cuts off nobody who has connected', async () => {
  const server = await startServer();
  const urls = ['/v1/roadmaps', '/v1/roadmaps/dsa', '/v1/health', '/v1/search?q=two+sum'];
  const outcome = await loadUntilRefused({
    clients: 20,
    urls: urls.map((url) => server.url + url),
    onAnswer: (answered) => answered === 200 && server.child.kill('SIGTERM'),
  });
  expect(outcome).toMatchObject({ failures: [], refused: 20, closing: 20 });
  expect(await server.ended()).toBe(0);
});

test('a request that is under way at SIGTERM is answered before the process ends', async () => {
  const server = await startServer();
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table articles');
  const answer = fetch(`${server.url}/v1/articles/`);
  await untilWaiting(database, 1);
  server.child.kill('SIGTERM');
  await until(() =>
    fetch(`${server.url}/v1/health`).then(
      () => false,
      () => true,
    ),
  );
  await holder.query('rollback');
  holder.release();
  expect([(await answer).status, (await answer).headers.get('connection')]).toEqual([200, 'close']);
  expect(await server.ended()).toBe(0);
});

test('for DRAIN_SECONDS the process says that it is not ready, and still serves', async () => {
  const server = await startServer({ DRAIN_SECONDS: '60' });
  expect((await fetch(`${server.url}/v1/ready`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await until(async () => (await fetch(`${server.url}/v1/ready`)).status === 503);
  const answer = await fetch(`${server.url}/v1/roadmaps`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
});

/** Polls, as a condition of another process can't be waited for. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}
