import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runProgram } from '../../testing/child-process.ts';
import { freePort } from '../../testing/free-port.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { projectRoot } from '../config/project-root.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const environment = (PORT: string) => ({
  PORT,
  HOST: '127.0.0.1',
  DATABASE_URL: database.url,
  RELEASES_DIR: path.join(projectRoot, 'api/testing/no-releases'),
  LOG_LEVEL: 'silent',
});

// SIGTERM is tried under load, in shutdown.test.ts.
test('serves until SIGINT and then ends by itself', async () => {
  const port = await freePort();
  const server = runProgram('server', environment(port));
  const printed = await server.until(`Ready at http://localhost:${port}`);
  expect(printed).toContain('There are no demo accounts because DATABASE_URL is set.\n');
  const answer = await fetch(`http://127.0.0.1:${port}/v1/ready`);
  expect(answer.status).toBe(200);
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
