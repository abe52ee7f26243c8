import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testRegistry } from '@site/shared/testing/registry';
import fastify, { type FastifyInstance } from 'fastify';
import { followSet, releasesRoutes } from './index.ts';

let folder: string;
let app: FastifyInstance;
let reports: string[];

const writeSet = (value: unknown) =>
  writeFile(
    path.join(folder, 'set.json'),
    typeof value === 'string' ? value : JSON.stringify(value),
  );

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  reports = [];
  app = fastify();
  const liveSet = followSet(folder, (report) => reports.push(report));
  await app.register(releasesRoutes, { releasesDir: folder, liveSet });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const set = async () => (await app.inject('/registry.json')).json();

test('a changed set is live with the next request', async () => {
  await writeSet(testRegistry());
  expect(await set()).toMatchObject({ sequence: 1 });
  await writeSet({ ...testRegistry(), sequence: 22 });
  expect(await set()).toMatchObject({ sequence: 22 });
});

test.each([
  ['is no JSON', '{"schemaVersion": 1,'],
  ['is of another schema', { ...testRegistry(), schemaVersion: 99 }],
  ['does not hold together', { ...testRegistry(), remotes: { 'mfe-a': {} } }],
])('a set that %s is refused, said once, and the last good one stays live', async (_, bad) => {
  await writeSet(testRegistry());
  await set();
  await writeSet(bad);
  expect(await set()).toEqual(testRegistry());
  await set();
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(/^The set is refused, the last good one stays live/);
});

test('a set that vanishes leaves the last good one live', async () => {
  await writeSet(testRegistry());
  await set();
  await rm(path.join(folder, 'set.json'));
  expect(await set()).toEqual(testRegistry());
});

async function storeFiles() {
  const release = path.join(folder, 'mfe-a', '1.0.0-h000000001');
  await mkdir(release, { recursive: true });
  await writeFile(path.join(release, 'routes.js'), 'plain');
  await writeFile(path.join(release, 'routes.js.br'), 'brotli');
  await writeFile(path.join(release, 'routes.js.gz'), 'gzip');
  await writeFile(path.join(release, 'manifest.json'), '{}');
  return '/releases/mfe-a/1.0.0-h000000001/';
}

test('files of a release may be kept for a year, its manifest is asked for each time', async () => {
  const base = await storeFiles();
  const { headers } = await app.inject(`${base}routes.js`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const manifest = await app.inject(`${base}manifest.json`);
  expect(manifest.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'plain'],
])(
  'who accepts %s gets what was compressed when it was built',
  async (accepted, encoding, body) => {
    const base = await storeFiles();
    const headers = { 'accept-encoding': accepted };
    const answer = await app.inject({ url: `${base}routes.js`, headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body).toBe(body);
  },
);

test('a document may run only framed by the site, with its own folder’s scripts and without network', async () => {
  const base = await storeFiles();
  await writeFile(path.join(folder, base.slice('/releases'.length), 'frame.html'), '<p>');
  const headers = { host: 'learn.example' };
  const answer = await app.inject({ url: `${base}frame.html?;sandbox/`, headers });
  const policy = `${answer.headers['content-security-policy']}`.split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src learn.example${base} blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
  ]);
  const script = await app.inject(`${base}routes.js`);
  expect(script.headers).not.toHaveProperty('content-security-policy');
});

test.each(['/releases/set.json', '/releases/../set.json', '/releases/mfe-a/..%2f..%2fset.json'])(
  'nothing outside the releases is served: %s',
  async (url) => {
    await writeSet(testRegistry());
    await storeFiles();
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  },
);
