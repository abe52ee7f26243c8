import { EVERYBODY, offlineMarks, VISITOR_KEY } from '@site/shared/contracts/composition';
import { routes } from '@site/shared/contracts/site';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { testSigner } from '../../../../testing/signer.ts';
import { FIRST, SECOND, storeTestRelease } from '../../../../testing/stored-releases.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { integrityOf } from '../../releases/store/integrity.ts';
import { promote } from '../../releases/store/live-changes.ts';
import { CACHEABLE } from './copy-marks.ts';

const WORKER = 'addEventListener("fetch", () => {});';
const BLOCK = /<script type="application\/json" id="offline">(.*)<\/script>/;

/** What a shell consists of that has a service worker. */
function withWorker(worker: string) {
  const names = Object.keys(testReleaseManifest().shell.files);
  const contents = {
    ...Object.fromEntries(names.map((name) => [name, name])),
    'service-worker.js': worker,
  };
  const hashes = Object.entries(contents).map(([name, content]) => [name, integrityOf(content)]);
  return { contents, facts: { files: Object.fromEntries(hashes) } };
}

async function openSite(env: Record<string, string> = {}): Promise<TestApp> {
  const site = await createTestApp({ RENDERERS: '0', ...env });
  const { database } = site;
  await storeTestRelease(database, { unit: 'shell', version: FIRST, ...withWorker(WORKER) });
  await storeTestRelease(database, { unit: 'shell', version: SECOND });
  await storeTestRelease(database, { unit: 'mfe-a', version: FIRST });
  return site;
}

const goLive = ({ database }: TestApp, units: [string, string][]) =>
  promote({ kysely: database.kysely, signer: testSigner }, units, { by: 'a test' });

const liveShell = async ({ app }: TestApp): Promise<string> =>
  (await app.inject('/release-manifest.json')).json().shell.version;

/** The process hears of another release manifest a moment after it's live. */
async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise(setImmediate);
}

describe('a shell with a service worker', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openSite();
    await goLive(site, [
      ['shell', FIRST],
      ['mfe-a', FIRST],
    ]);
  });
  afterAll(() => site.close());

  test("it's served at the root of the site, and revalidated each time", async () => {
    const { body, headers } = await site.app.inject('/service-worker.js');
    expect(body).toBe(WORKER);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  });

  test('documents name their release manifest and the answers they were made from', async () => {
    const { body, headers } = await site.app.inject('/');
    const manifest = (await site.app.inject('/release-manifest.json')).json();
    expect(headers[offlineMarks.document]).toBe(manifest.manifestId);
    expect(BLOCK.test(body)).toBe(true);
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });

  test("the document that stands in for others holds nobody's data", async () => {
    const person = await site.signUp();
    const { body } = await person.get('/offline');
    const [, json = ''] = /id="boot">(.*)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json).data.answers).toEqual({});
    expect((await site.app.inject('/offline')).headers['server-timing']).toBeUndefined();
  });

  test('responses say whose they are, and only those that are cacheable', async () => {
    const person = await site.signUp();
    const markOf = async (agent: Pick<typeof person, 'get'>, address: string) =>
      (await agent.get(address)).headers[offlineMarks.copy];
    expect(await markOf(person, '/v1/roadmaps')).toBe(person.id);
    expect(await markOf(site.visitor(), '/v1/roadmaps')).toBe(VISITOR_KEY);
    expect(await markOf(person, '/v1/posts')).toBe(EVERYBODY);
    expect(await markOf(site.visitor(), '/v1/mock-tests')).toBe(EVERYBODY);
    for (const address of [
      '/v1/profile/progress',
      '/v1/home',
      `/v1/users/${person.id}/mock-attempts`,
    ])
      expect([address, await markOf(person, address)]).toEqual([address, person.id]);
    for (const address of ['/v1/auth/me', '/v1/auth/sessions', '/v1/profile', '/v1/notifications'])
      expect([address, await markOf(person, address)]).toEqual([address, undefined]);
    expect(await markOf(site.visitor(), '/v1/roadmaps/nowhere')).toBeUndefined();
  });

  test('the site can be installed, with icons of all sizes', async () => {
    const { headers, ...answer } = await site.app.inject('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const webApp = answer.json();
    expect(webApp).toMatchObject({ name: 'Stepwise', start_url: '/', display: 'standalone' });
    const icons: { src: string; sizes: string; purpose: string }[] = webApp.icons;
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of icons) {
      const icon = await site.app.inject(src);
      expect(icon.headers['content-type']).toBe('image/png');
      // Width and height are in the header of the file.
      const [width, height] = [16, 20].map((at) => icon.rawPayload.readUInt32BE(at));
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('a release without a service worker removes it from browsers', async () => {
    await goLive(site, [['shell', SECOND]]);
    await until(async () => (await liveShell(site)) === SECOND);
    const { body } = await site.app.inject('/service-worker.js');
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete');
    const page = await site.app.inject('/');
    expect(page.headers[offlineMarks.document]).toBeUndefined();
    expect(BLOCK.test(page.body)).toBe(false);
  });
});

test('switched off, browsers have to remove it, and nothing is marked', async () => {
  const site = await openSite({ SERVICE_WORKER: 'off' });
  await goLive(site, [
    ['shell', FIRST],
    ['mfe-a', FIRST],
  ]);
  expect((await site.app.inject('/service-worker.js')).body).toContain('registration.unregister()');
  const page = await site.app.inject('/');
  expect(page.headers[offlineMarks.document]).toBeUndefined();
  expect(BLOCK.test(page.body)).toBe(false);
  const answer = await site.visitor().get('/v1/roadmaps');
  expect(answer.headers[offlineMarks.copy]).toBeUndefined();
  await site.close();
});

/** What browsers never cache: responses about accounts, sessions and mails, what is only of use online, other names of what is cached. */
const NEVER = [
  /^\/v1\/(admin|admins|auth|oauth|releases|calendars|passwords)\//,
  /^\/v1\/(releases|health|ready|search|colleges|notifications|announcements|profile|dsa-categories|companies|authors)$/,
  /^\/v1\/profile\/(export|imports|progress\.csv)$/,
  /^\/v1\/profiles\//,
  /^\/v1\/comments\/\{id\}$/,
  /\/(count|plan\.ics|draft|cases|answers|company-reports|documents\/\{file\})$/,
];

test("for each response it's decided whether browsers cache it", () => {
  const read = Object.keys(routes).flatMap((name) =>
    name.startsWith('GET ') ? [name.slice('GET '.length)] : [],
  );
  const cacheable = new Set(CACHEABLE.map((url) => url.replace(/:(\w+)/g, '{$1}')));
  const expected = read.filter((path) => !NEVER.some((pattern) => pattern.test(path)));
  expect(expected.filter((path) => !cacheable.has(path))).toEqual([]);
  expect([...cacheable].filter((path) => !expected.includes(path))).toEqual([]);
});
