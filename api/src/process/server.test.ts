import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Program, runProgram } from '../../testing/child-process.ts';
import { freePort } from '../../testing/free-port.ts';
import { loadUntilRefused } from '../../testing/keep-alive-load.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { untilWaiting } from '../../testing/waiting-statements.ts';
import { projectRoot } from '../config/project-root.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let started: Program | null = null;
afterEach(() => started?.child.kill('SIGKILL'));

const environment = (PORT: string) => ({
  PORT,
  HOST: 'localhost',
  DATABASE_URL: database.url,
  RELEASES_DIR: path.join(projectRoot, 'api/testing/no-releases'),
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
  expect(server.printed()).toContain('There are no demo accounts because DATABASE_URL is set.\n');
  expect((await fetch(`${server.url}/v1/ready`)).status).toBe(200);
  server.child.kill('SIGINT');
  expect(await server.ended()).toBe(0);
});

test('a port in use ends it with one line that says what to do', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupant.once('listening', resolve));
  const { port } = occupant.address() as AddressInfo;
  const server = runProgram('server', environment(String(port)));
  expect(await server.ended()).toBe(1);
  expect(server.printed()).toContain(
    `Port ${port} is in use. Stop what uses it, or set PORT to another.\n`,
  );
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
