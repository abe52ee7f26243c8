import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import fastify, { type FastifyInstance } from 'fastify';
import { followManifest, releasesRoutes } from './index.ts';

let folder: string;
let app: FastifyInstance;
let reports: string[];

const writeReleaseManifest = (value: unknown) =>
  writeFile(
    path.join(folder, 'release-manifest.json'),
    typeof value === 'string' ? value : JSON.stringify(value),
  );

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  reports = [];
  app = fastify();
  const liveManifest = followManifest(folder, (report) => reports.push(report));
  await app.register(releasesRoutes, {
    config: { releasesDir: folder, publicUrl: 'https://learn.example' },
    liveManifest,
  });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const manifest = async () => (await app.inject('/release-manifest.json')).json();

test('a changed release manifest is live with the next request', async () => {
  await writeReleaseManifest(testReleaseManifest());
  expect(await manifest()).toMatchObject({ sequence: 1 });
  await writeReleaseManifest({ ...testReleaseManifest(), sequence: 22 });
  expect(await manifest()).toMatchObject({ sequence: 22 });
});

test.each([
  ['is no JSON', '{"schemaVersion": 1,'],
  ['is of another schema', { ...testReleaseManifest(), schemaVersion: 99 }],
  ['does not hold together', { ...testReleaseManifest(), remotes: { 'mfe-a': {} } }],
])(
  'a release manifest that %s is refused, said once, and the last good one stays live',
  async (_, bad) => {
    await writeReleaseManifest(testReleaseManifest());
    await manifest();
    await writeReleaseManifest(bad);
    expect(await manifest()).toEqual(testReleaseManifest());
    await manifest();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(/^The release manifest is refused, the last good one stays live/);
  },
);

test('a release manifest that vanishes leaves the last good one live', async () => {
  await writeReleaseManifest(testReleaseManifest());
  await manifest();
  await rm(path.join(folder, 'release-manifest.json'));
  expect(await manifest()).toEqual(testReleaseManifest());
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

test('files of a release may be kept for a year, its unit manifest is asked for each time', async () => {
  const base = await storeFiles();
  const { headers } = await app.inject(`${base}routes.js`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const unitManifest = await app.inject(`${base}manifest.json`);
  expect(unitManifest.headers['cache-control']).toBe('no-cache');
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
  const headers = { host: 'localhost:3000' };
  const answer = await app.inject({ url: `${base}frame.html?;sandbox/`, headers });
  const policy = `${answer.headers['content-security-policy']}`.split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src learn.example${base} localhost:3000${base} blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "webrtc 'block'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
  ]);
  const script = await app.inject(`${base}routes.js`);
  expect(script.headers).not.toHaveProperty('content-security-policy');
});

/** Asks for exactly this path: fetch and inject would normalise it before it is sent. */
async function getRaw(path: string): Promise<{ status?: number | undefined; body: string }> {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject);
  });
  return { status: answer.statusCode, body: (await answer.toArray()).join('') };
}

test('a path is requested exactly as written', async () => {
  const base = await storeFiles();
  expect(await getRaw(`${base}routes.js`)).toEqual({ status: 200, body: 'plain' });
});

test.each([
  '/releases/release-manifest.json',
  '/releases/../release-manifest.json',
  '/releases/mfe-a/1.0.0-h000000001/../../release-manifest.json',
  '/releases/mfe-a/../mfe-a/../release-manifest.json',
  '/releases/mfe-a/..%2f..%2frelease-manifest.json',
  '/releases/mfe-a/%2e%2e/%2e%2e/release-manifest.json',
  '/releases/mfe-a/1.0.0-h000000001/..\\..\\release-manifest.json',
  '/releases/mfe-a/1.0.0-h000000001/..%5c..%5crelease-manifest.json',
  '/releases//release-manifest.json',
])('nothing outside the releases is served: %s', async (path) => {
  await writeReleaseManifest(testReleaseManifest());
  await storeFiles();
  const { status, body } = await getRaw(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('schemaVersion');
});
