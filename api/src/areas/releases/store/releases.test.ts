import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import fastify, { type FastifyInstance } from 'fastify';
import { makeLive } from '../../../../testing/make-live.ts';
import { releasedMicrofrontends } from '../../../../testing/released-microfrontends.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { FIRST, SECOND, storeTestRelease } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { connect, type Database } from '../../../database/database.ts';
import { createFileCache } from './file-cache.ts';
import { integrityOf } from './integrity.ts';
import { promote } from './live-changes.ts';
import { followManifest } from './live-manifest.ts';
import { releasesRoutes } from './releases.routes.ts';

let folder: string;
let database: Database & { url: string };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let app: FastifyInstance;
let reports: string[];
let liveManifest: ReturnType<typeof followManifest>;

const OWN_ORIGIN = { publicUrl: 'http://localhost:3000', releasesOrigin: null };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await releasedMicrofrontends(database).clear();
  // What the test before still reads isn't among them.
  const own: string[] = [];
  reports = own;
  app = fastify();
  const files = createFileCache(database, folder);
  const report = (problem: string) => own.push(problem);
  liveManifest = followManifest({ database, files, signer: testSigner, report });
  await app.register(releasesRoutes, {
    config: { ...OWN_ORIGIN, releasesDir: folder },
    database,
    files,
    isTeam: async () => false,
    siteViews: {
      of: async () => ({ manifest: await liveManifest.current(), view: null }),
    },
  });
});

afterEach(async () => {
  await app.close();
  liveManifest.stop();
  await rm(folder, { recursive: true, maxRetries: 10 });
});

const manifest = async () => (await app.inject('/release-manifest.json')).json();

/** A release manifest in which a version of mfe-a is live. */
const live = (version: string) =>
  testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { version }) });

/** Reads until the value is this, as other processes hear of a change a moment later. */
async function until(sequence: number) {
  while ((await manifest()).sequence !== sequence) await new Promise(setImmediate);
}

test('a first start makes the folder that releases are served from', async () => {
  const releasesDir = path.join(folder, 'not', 'yet');
  const first = fastify();
  await first.register(releasesRoutes, {
    config: { ...OWN_ORIGIN, releasesDir },
    database,
    files: createFileCache(database, releasesDir),
    isTeam: async () => false,
    siteViews: { of: async () => ({ manifest: testReleaseManifest(), view: null }) },
  });
  await first.close();
  expect(await readdir(releasesDir)).toEqual([]);
});

test('what another process makes live is live here', async () => {
  await makeLive(database, testReleaseManifest());
  await until(1);
  const other = connect(database.url);
  await makeLive(other, testReleaseManifest({}));
  await other.close();
  await until(2);
  expect((await manifest()).remotes).toEqual({});
});

test('what is written into the database without a key is refused, and the next release builds on what was live', async () => {
  await makeLive(database, testReleaseManifest());
  await until(1);
  await database.pool.query(
    `insert into live_manifests (sequence, manifest_id, manifest, made_by, action, units)
     select 2, '2-evil', jsonb_set(manifest, '{sequence}', '2') #- '{remotes}' || '{"remotes":{}}', 'nobody', 'promote', '{}'
     from live_manifests`,
  );
  while (reports.length === 0) await new Promise(setImmediate);
  expect(reports[0]).toContain("isn't by a key that this process trusts");
  expect((await manifest()).sequence).toBe(1);
  await storeTestRelease(database, { unit: 'mfe-a', version: SECOND });
  const { manifest: made } = await promote(
    { kysely: database.kysely, signer: testSigner },
    [['mfe-a', SECOND]],
    { by: 'a test' },
  );
  expect(made.sequence).toBe(3);
  expect(Object.keys(made.remotes)).toEqual(Object.keys(testReleaseManifest().remotes));
});

test.each([
  ['is of another schema', { ...testReleaseManifest(), schemaVersion: 99 }],
  ['does not hold together', { ...testReleaseManifest(), remotes: { 'mfe-a': {} } }],
])(
  'a release manifest that %s is refused, said once, and the last good one stays live',
  async (_, bad) => {
    await makeLive(database, testReleaseManifest());
    await until(1);
    const caughtUpTwice = async () => {
      await liveManifest.caughtUp();
      await liveManifest.caughtUp();
    };
    await makeLive(database, bad);
    await caughtUpTwice();
    expect(reports).toHaveLength(1);
    expect(await manifest()).toMatchObject({ sequence: 1 });
    await makeLive(database, testReleaseManifest({}));
    await until(3);
    await makeLive(database, bad);
    await caughtUpTwice();
    expect(await manifest()).toMatchObject({ sequence: 3 });
    expect(reports).toHaveLength(2);
    for (const report of reports) {
      expect(report).toMatch(
        /^The release manifest is refused, so that what was live before counts/,
      );
    }
  },
);

test('a process that starts beside a bad release manifest takes the last good one', async () => {
  await makeLive(database, testReleaseManifest());
  await makeLive(database, { schemaVersion: 99 });
  expect(await manifest()).toMatchObject({ sequence: 1 });
});

test('a release that is in the database alone is fetched when it goes live, with its shared folders on demand', async () => {
  const shared = { 'engine-1': { 'engine.js': 'engine' } };
  for (const unit of ['shell', 'mfe-a']) {
    await storeTestRelease(database, { unit, version: FIRST, ...(unit === 'mfe-a' && { shared }) });
  }
  const versions = [
    ['shell', FIRST],
    ['mfe-a', FIRST],
  ] as const;
  await promote({ kysely: database.kysely, signer: testSigner }, versions, { by: 'a test' });
  await until(1);
  expect(await readdir(path.join(folder, 'mfe-a'))).toEqual([FIRST]);
  const { body } = await app.inject(`/releases/mfe-a/${FIRST}/routes.js`);
  expect(body).toBe(`routes.js of ${FIRST}`);
  expect((await app.inject('/releases/mfe-a/engine-1/engine.js')).body).toBe('engine');
});

test('a release that is live, but not yet here, is fetched once for all requests', async () => {
  await storeTestRelease(database, { unit: 'mfe-a', version: SECOND });
  await makeLive(database, live(SECOND));
  const address = `/releases/mfe-a/${SECOND}/routes.js`;
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(address)));
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(`routes.js of ${SECOND}`));
  expect((await app.inject('/releases/mfe-a/9.9.9-none/routes.js')).statusCode).toBe(404);
});

test('a file that was changed in the database is not served', async () => {
  await storeTestRelease(database, { unit: 'mfe-a', version: SECOND });
  await makeLive(database, live(SECOND));
  await database.pool.query("update release_files set content = 'other'");
  expect((await app.inject(`/releases/mfe-a/${SECOND}/routes.js`)).statusCode).toBe(500);
  expect(await readdir(folder)).toEqual([]);
});

/** What a disk may do to a file of a folder that is there otherwise. */
const damages: [string, (file: string) => Promise<void>][] = [
  ['missing', (file) => rm(file)],
  ['cut', (file) => truncate(file, 1)],
];

describe.each(damages)('a file that is %s on disk', (_, damage) => {
  const address = `/releases/mfe-a/${SECOND}/routes.js`;
  const onDisk = () => path.join(folder, 'mfe-a', SECOND, 'routes.js');
  const whole = [200, `routes.js of ${SECOND}`];
  const requested = async (encoding = 'identity') => {
    const answer = await app.inject({ url: address, headers: { 'accept-encoding': encoding } });
    return [answer.statusCode, answer.body];
  };

  beforeEach(async () => {
    const contents = { 'routes.js': `routes.js of ${SECOND}`, 'routes.js.br': 'brotli' };
    const files = { 'routes.js': integrityOf(contents['routes.js']) };
    await storeTestRelease(database, {
      unit: 'mfe-a',
      version: SECOND,
      contents,
      facts: { files },
    });
    await makeLive(database, live(SECOND));
    expect(await requested()).toEqual(whole);
  });

  test('is restored from the database when it is requested, without a restart', async () => {
    await damage(onDisk());
    expect(await requested()).toEqual(whole);
    expect(await readFile(onDisk(), 'utf8')).toBe(whole[1]);
    expect((await readdir(path.dirname(onDisk()))).sort()).toEqual(
      ['release.json', 'routes.js', 'routes.js.br'].sort(),
    );
  });

  test('is restored, too, if it is a compressed copy', async () => {
    await damage(`${onDisk()}.br`);
    expect(await requested('br')).toEqual([200, 'brotli']);
  });

  test('is restored when a process starts with it', async () => {
    await damage(onDisk());
    const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { version: SECOND }) });
    await createFileCache(database, folder).of(manifest);
    expect(await readFile(onDisk(), 'utf8')).toBe(whole[1]);
  });
});

test('a folder that versions share gets the files that a later version adds', async () => {
  const versions = [
    [FIRST, { 'engine.js': 'engine' }],
    [SECOND, { 'engine.js': 'engine', 'later.js': 'later' }],
  ] as const;
  for (const [version, files] of versions) {
    await storeTestRelease(database, { unit: 'mfe-a', version, shared: { 'engine-1': files } });
    await makeLive(database, live(version));
    for (const [name, content] of Object.entries(files)) {
      expect((await app.inject(`/releases/mfe-a/engine-1/${name}`)).body).toBe(content);
    }
  }
});

async function storeFiles() {
  await makeLive(database, testReleaseManifest());
  const release = path.join(folder, 'mfe-a', '1.0.0-h000000001');
  await mkdir(release, { recursive: true });
  await writeFile(path.join(release, 'routes.js'), 'plain');
  await writeFile(path.join(release, 'routes.js.br'), 'brotli');
  await writeFile(path.join(release, 'routes.js.gz'), 'gzip');
  await writeFile(path.join(release, 'manifest.json'), '{}');
  return '/releases/mfe-a/1.0.0-h000000001/';
}

test('files of a release may be cached for a year, its unit manifest is revalidated each time', async () => {
  const base = await storeFiles();
  const { headers } = await app.inject(`${base}routes.js`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const unitManifest = await app.inject(`${base}manifest.json`);
  expect(unitManifest.headers['cache-control']).toBe('no-cache');
});

test('who accepts it gets what was compressed when it was built', async () => {
  const base = await storeFiles();
  for (const [accepted, encoding, content] of [
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ]) {
    const headers = { 'accept-encoding': accepted };
    const answer = await app.inject({ url: `${base}routes.js`, headers });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, content]);
  }
});

test('a frame may run only framed by the site, with its own scripts and without network', async () => {
  await storeTestRelease(database, {
    unit: 'mfe-a',
    version: SECOND,
    shared: { 'engine-1': { 'frame.html': '<p><script>start();</script>' } },
  });
  await makeLive(database, live(SECOND));
  const headers = { host: 'localhost:3000' };
  const answer = await app.inject({
    url: '/releases/mfe-a/engine-1/frame.html?;sandbox/',
    headers,
  });
  const hash = createHash('sha384').update('start();').digest('base64');
  expect(`${answer.headers['content-security-policy']}`.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha384-${hash}' blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
  ]);
});

/** Requests exactly this path: fetch and inject would normalise it before it's sent. */
async function getRaw(port: string, path: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject);
  });
  return { status: answer.statusCode ?? 0, body: (await answer.toArray()).join('') };
}

test('nothing outside the releases is served, however its path is written', async () => {
  await writeFile(path.join(folder, 'release-manifest.json'), '{"schemaVersion":1}');
  const base = await storeFiles();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  // A path is requested exactly as written.
  expect(await getRaw(port, `${base}routes.js`)).toEqual({ status: 200, body: 'plain' });
  for (const address of [
    '/releases/release-manifest.json',
    '/releases/../release-manifest.json',
    '/releases/mfe-a/1.0.0-h000000001/../../release-manifest.json',
    '/releases/mfe-a/../mfe-a/../release-manifest.json',
    '/releases/mfe-a/..%2f..%2frelease-manifest.json',
    '/releases/mfe-a/%2e%2e/%2e%2e/release-manifest.json',
    '/releases/mfe-a/1.0.0-h000000001/..\\..\\release-manifest.json',
    '/releases/mfe-a/1.0.0-h000000001/..%5c..%5crelease-manifest.json',
    '/releases//release-manifest.json',
  ]) {
    const { status, body } = await getRaw(port, address);
    expect([address, status >= 400, body.includes('schemaVersion')]).toEqual([
      address,
      true,
      false,
    ]);
  }
});
