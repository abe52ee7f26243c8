import { makeLive } from '../../../../testing/make-live.ts';
import { changeContent, until, untilRendered } from '../../../../testing/rendered-documents.ts';
import {
  createRenderingSite,
  pageOf,
  type RenderingSite,
  SHELL,
} from '../../../../testing/rendering-site.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let releases: RenderingSite;
let site: TestApp;

const good = pageOf('return "a good page"');

/** Starts the site and waits until a page comes rendered. */
async function start(builds: Record<string, string | null>, env: Record<string, string> = {}) {
  releases = createRenderingSite({ shell: SHELL, 'mfe-b': good, ...builds });
  site = await createTestApp({
    RELEASES_DIR: releases.releasesDir,
    RENDER_LIMIT_MS: '5000',
    ...env,
  });
  await makeLive(site.database, releases.manifest());
  await untilRendered(site, '/b', 'a good page');
  await changeContent(site);
}

afterEach(async () => {
  await site.close();
  releases.dispose();
});

const bootOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(body)?.[1] ?? '');

/** Counts how often it is rendered. */
const counting = `let times = 0; ${pageOf('times += 1; return "time " + times')}`;
const timesIn = (body: string) => Number(/time (\d+)/.exec(body)?.[1]);

test("a visitor's document is rendered, and the browser goes on from there", async () => {
  await start({ 'mfe-a': pageOf('return (await facts().get("/v1/roadmaps")).data.length') });
  const { statusCode, body, headers } = await site.visitor().get('/a');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"><main>0</main></div>');
  expect(body).toContain('<title>Rendered /a');
  expect(body).not.toContain('<noscript>');
  expect(bootOf(body).rendered).toMatchObject({ user: null });
  expect(headers['cache-control']).toBe('private, no-cache');
});

test("a person's document is the person's, and is neither kept nor tagged", async () => {
  await start({ 'mfe-a': pageOf('return facts().user?.name ?? "nobody"') });
  const learner = await site.signUp();
  const own = await learner.get('/a');
  expect(own.body).toContain('<main>Asha Rao</main>');
  expect(bootOf(own.body).rendered.user).toMatchObject({ id: learner.id });
  expect(own.headers.etag).toBeUndefined();
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect((await site.visitor().get('/a')).body).toContain('<main>nobody</main>');
});

test('somebody whose session is over gets the document of a visitor', async () => {
  await start({
    'mfe-a': pageOf('return (await facts().get("/v1/roadmaps")).status + " " + facts().user'),
  });
  const learner = await site.signUp();
  await site.database.kysely.updateTable('sessions').set({ revoked_at: new Date() }).execute();
  await until(async () => (await learner.get('/v1/roadmaps')).statusCode === 401);
  expect((await learner.get('/a')).body).toContain('<main>200 null</main>');
});

test('a page that leads elsewhere does so without a script', async () => {
  await start({ 'mfe-a': pageOf('return { redirect: "/b?from=a" }') });
  const { statusCode, headers } = await site.visitor().get('/a');
  expect([statusCode, headers.location]).toEqual([301, '/b?from=a']);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
});

test('a page that cannot be rendered goes out as before, with the answers and the head that are there', async () => {
  const shell = `exports.provides = { facts() {} }; exports.render = async ({ address, get, summarise }) => {
    if (address === '/b') return { kind: 'page', status: 200, head: {}, stylesheets: [], html: 'a good page', state: null };
    await get('/v1/roadmaps');
    summarise({ status: address === '/a/gone' ? 404 : 200, head: { title: 'Told in time' } });
    throw new Error('no markup');
  };`;
  await start({ shell, 'mfe-a': good });
  const { statusCode, body } = await site.visitor().get('/a');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Told in time');
  expect(body).toContain('<div id="root"></div>');
  expect(bootOf(body).data).toEqual({ person: null, answers: { '/v1/roadmaps': [] } });
  const gone = await site.visitor().get('/a/gone');
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('noindex');
});

test.each([
  ['throws', 'throw new Error("secret path /srv/x")', 'threw'],
  ['never ends', 'for (;;);', 'hung'],
  ['waits for an answer for ever', 'await new Promise(() => {})', 'late'],
])('a page that %s is counted by unit and version', async (_, body, reason) => {
  await start({ 'mfe-a': pageOf(body) }, { RENDER_LIMIT_MS: '1000' });
  const document = await site.visitor().get('/a');
  expect(document.statusCode).toBe(200);
  expect(document.body).toContain('<div id="root"></div>');
  expect(document.body).not.toContain('/srv/x');
  const version = releases.manifest().remotes['mfe-a']?.version;
  const line = `render_failures_total{unit="mfe-a",version="${version}",reason="${reason}"} 1`;
  await until(async () => (await site.app.metrics.metrics()).includes(line));
});

test('administrators and metrics are told which live unit is not rendered, and when it is again', async () => {
  await start({
    'mfe-a': pageOf('if ((await facts().get("/v1/x")).status === 404) throw new Error("no")'),
  });
  const admin = await site.signInAdmin('editor');
  const told = async () => (await admin.get('/v1/admin/rendering')).json();
  expect(await told()).toEqual({ confinement: expect.any(String), unrendered: [] });
  await site.visitor().get('/a');
  const version = releases.manifest().remotes['mfe-a']?.version;
  const unit = { unit: 'mfe-a', version, reason: 'threw', since: expect.any(String) };
  await until(async () => (await told()).unrendered.length > 0);
  expect((await told()).unrendered).toEqual([unit]);
  const line = `unit_unrendered{unit="mfe-a",version="${version}",reason="threw"} 1`;
  expect(await site.app.metrics.metrics()).toContain(line);

  await makeLive(site.database, releases.publish({ shell: SHELL, 'mfe-a': good, 'mfe-b': good }));
  await until(async () => (await site.visitor().get('/a')).body.includes('a good page'));
  expect((await told()).unrendered).toEqual([]);
  expect(await site.app.metrics.metrics()).not.toContain('unit_unrendered{');
});

test('a page may ask for calls only', async () => {
  await start({
    'mfe-a': pageOf(
      'return (await facts().get("/a")).status + " " + (await facts().get("/v1/../a")).status',
    ),
  });
  const { body } = await site.visitor().get('/a');
  expect(body).toContain('<main>503 503</main>');
});

test("what a page asks for doesn't count for the limits of its reader", async () => {
  await start(
    {
      'mfe-a': pageOf(`
        const searches = Array.from({ length: 90 }, (_, index) => facts().get("/v1/search?q=ab" + index));
        return [...new Set((await Promise.all(searches)).map(({ status }) => status))].join()`),
    },
    { LIMITS_FACTOR: '0.1', TRUST_PROXY: '1' },
  );
  const learner = await site.signUp();
  expect((await learner.get('/a')).body).toContain('<main>200</main>');
});

test('many who ask at once get one rendering', async () => {
  await start({ 'mfe-a': counting });
  const visitors = Array.from({ length: 20 }, () => site.visitor().get('/a'));
  for (const { body } of await Promise.all(visitors)) expect(timesIn(body)).toBe(1);
});

test('each theme, each address and each release has its own document', async () => {
  await start({ 'mfe-a': counting });
  const dark = site.visitor();
  dark.cookies.set('theme', 'dark');
  expect(timesIn((await site.visitor().get('/a')).body)).toBe(1);
  expect(timesIn((await dark.get('/a')).body)).toBe(2);
  expect(timesIn((await site.visitor().get('/a?page=2')).body)).toBe(3);
  const another = { shell: SHELL, 'mfe-b': good, 'mfe-a': pageOf('return "another"') };
  await makeLive(site.database, releases.publish(another));
  await until(async () => (await site.visitor().get('/a')).body.includes('another'));
});

test('an answer that changes without notice is asked for each time', async () => {
  await start({
    'mfe-a': `let times = 0; ${pageOf(`
      times += 1;
      const { data } = await facts().get("/v1/announcements");
      return JSON.stringify(data).includes("Hello") + " time " + times`)}`,
  });
  const read = async () => /<main>(.*)<\/main>/.exec((await site.visitor().get('/a')).body)?.[1];
  expect([await read(), await read()]).toEqual(['false time 1', 'false time 1']);
  await site.database.kysely
    .insertInto('announcements')
    .values({ title: 'Hello', body: 'Welcome', link: null, loaded: null, deleted_at: null })
    .execute();
  expect([await read(), await read()]).toEqual(['true time 2', 'true time 2']);
});

test("a visitor's browser that has the document is told that it is still good", async () => {
  await start({ 'mfe-a': good, 'mfe-c': null });
  for (const address of ['/a', '/c']) {
    const visitor = site.visitor();
    const { etag } = (await visitor.get(address)).headers;
    const headers = { 'if-none-match': String(etag) };
    const again = await visitor.send({ method: 'GET', url: address, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await changeContent(site);
    const rendered = await visitor.send({ method: 'GET', url: address, headers });
    expect(rendered.statusCode).toBe(304);
    const learner = await site.signUp();
    expect((await learner.send({ method: 'GET', url: address, headers })).statusCode).toBe(200);
  }
});

test('a kept document comes compressed as the browser takes it', async () => {
  await start({ 'mfe-a': pageOf('return "much text ".repeat(1000)') });
  const ask = (encoding: string) =>
    site.visitor().send({ method: 'GET', url: '/a', headers: { 'accept-encoding': encoding } });
  const plain = await ask('identity');
  expect(plain.body).toContain('much text');
  for (const encoding of ['br', 'gzip']) {
    for (const _ of [1, 2]) {
      const packed = await ask(`${encoding}, deflate`);
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    }
  }
});
