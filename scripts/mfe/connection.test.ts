import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceSite } from '@site/api/running-sites';
import { runHere } from './testing/run-here.ts';

let dataDir: string;
let server: Server;
let url: string;
const before = { ...process.env };
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clone-'));
  server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"units":[]}'),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const name of ['MFE_SITE', 'PUBLIC_URL']) delete process.env[name];
});
afterEach(async () => {
  process.env = { ...before };
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true });
});

const list = (variables: Record<string, string> = {}) =>
  runHere({ DATA_DIR: dataDir, MFE_TOKEN: 'mfe_test', ...variables }, 'list', '--json');

test("a command that names no site goes to the clone's own, which it names first", async () => {
  const takeBack = await announceSite(dataDir, url);
  const { code, says } = await list({ PORT: '3999' });
  expect([code, says]).toEqual([0, `The site is ${url}.\n`]);
  await takeBack();
});

test("a clone whose site isn't running says what to do, whatever runs at the usual port", async () => {
  const { code, out, says } = await list({ PORT: new URL(url).port });
  expect([code, out, says]).toEqual([
    3,
    '',
    'No site of this clone is running: start it with npm start, or name one with --to or MFE_SITE.\n',
  ]);
});

test('an address that the settings name counts for a site that runs elsewhere', async () => {
  expect((await list({ PUBLIC_URL: url })).says).toBe(`The site is ${url}.\n`);
});
