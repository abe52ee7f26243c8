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

async function end() {
  await site.close();
  releases.dispose();
}

/** The pages of a remote, by what follows /a in their address; any other is a good page. */
const PAGES = `
const facts = require('facts');
const times = {};
/** How often a page was rendered. */
const time = () => {
  const [page] = facts().address.split('?');
  times[page] = (times[page] ?? 0) + 1;
  return 'time ' + times[page];
};
const statusOf = async (address) => (await facts().get(address)).status;
const pages = {
  roadmaps: async () => (await facts().get('/v1/roadmaps')).data.length,
  name: () => facts().user?.name ?? 'nobody',
  session: async () => (await statusOf('/v1/roadmaps')) + ' ' + facts().user,
  elsewhere: () => ({ redirect: '/b?from=a' }),
  calls: async () => (await statusOf('/a')) + ' ' + (await statusOf('/v1/../a')),
  once: time,
  themes: time,
  announcements: async () => {
    const { data } = await facts().get('/v1/announcements');
    return JSON.stringify(data).includes('Hello') + ' ' + time();
  },
  long: () => 'much text '.repeat(1000),
};
exports.page = async () => {
  const [, name] = /^\\/a\\/(\\w+)/.exec(facts().address) ?? [];
  return pages[name] ? pages[name]() : 'a good page';
};`;

const bootOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(body)?.[1] ?? '');

const timesIn = (body: string) => Number(/time (\d+)/.exec(body)?.[1]);

describe('a remote that renders', () => {
  beforeAll(() => start({ 'mfe-a': PAGES, 'mfe-c': null }));
  afterAll(end);

  test("a visitor's document is rendered, and the browser goes on from there", async () => {
    const { statusCode, body, headers } = await site.visitor().get('/a/roadmaps');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"><main>0</main></div>');
    expect(body).toContain('<title>Rendered /a');
    expect(body).not.toContain('<noscript>');
    expect(bootOf(body).rendered).toMatchObject({ user: null });
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test("a person's document is the person's, and is neither cached nor tagged", async () => {
    const learner = await site.signUp();
    const own = await learner.get('/a/name');
    expect(own.body).toContain('<main>Asha Rao</main>');
    expect(bootOf(own.body).rendered.user).toMatchObject({ id: learner.id });
    expect(own.headers.etag).toBeUndefined();
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await site.visitor().get('/a/name')).body).toContain('<main>nobody</main>');
  });

  test('someone whose session is over gets the document of a visitor', async () => {
    const learner = await site.signUp();
    await site.database.kysely
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('user_id', '=', learner.id)
      .execute();
    await until(async () => (await learner.get('/v1/roadmaps')).statusCode === 401);
    expect((await learner.get('/a/session')).body).toContain('<main>200 null</main>');
  });

  test('a page that leads elsewhere does so without a script', async () => {
    const { statusCode, headers } = await site.visitor().get('/a/elsewhere');
    expect([statusCode, headers.location]).toEqual([301, '/b?from=a']);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a page may request routes of the API only', async () => {
    const { body } = await site.visitor().get('/a/calls');
    expect(body).toContain('<main>503 503</main>');
  });

  test('many requests at once share one rendering', async () => {
    const visitors = Array.from({ length: 20 }, () => site.visitor().get('/a/once'));
    for (const { body } of await Promise.all(visitors)) expect(timesIn(body)).toBe(1);
  });

  test('a response that changes without notice is requested each time', async () => {
    const read = async () =>
      /<main>(.*)<\/main>/.exec((await site.visitor().get('/a/announcements')).body)?.[1];
    expect([await read(), await read()]).toEqual(['false time 1', 'false time 1']);
    await site.database.kysely
      .insertInto('announcements')
      .values({ title: 'Hello', body: 'Welcome', link: null, loaded: null, deleted_at: null })
      .execute();
    expect([await read(), await read()]).toEqual(['true time 2', 'true time 2']);
  });

  test("a visitor's browser that has the document learns that it's still good", async () => {
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

  // Last, since another release stays live.
  test('each theme, each address and each release has its own document', async () => {
    const dark = site.visitor();
    dark.cookies.set('theme', 'dark');
    expect(timesIn((await site.visitor().get('/a/themes')).body)).toBe(1);
    expect(timesIn((await dark.get('/a/themes')).body)).toBe(2);
    expect(timesIn((await site.visitor().get('/a/themes?page=2')).body)).toBe(3);
    const another = { shell: SHELL, 'mfe-b': good, 'mfe-a': pageOf('return "another"') };
    await makeLive(site.database, releases.publish(another));
    await until(async () => (await site.visitor().get('/a')).body.includes('another'));
  });
});

describe('a remote that fails', () => {
  beforeAll(() =>
    start(
      {
        'mfe-e': pageOf('throw new Error("secret path /srv/x")'),
        'mfe-f': pageOf('for (;;);'),
        'mfe-g': pageOf('await new Promise(() => {})'),
        'mfe-a': pageOf('if ((await facts().get("/v1/x")).status === 404) throw new Error("no")'),
      },
      { RENDER_LIMIT_MS: '1000' },
    ),
  );
  afterAll(end);

  test.each([
    ['throws', 'e', 'threw'],
    ['never ends', 'f', 'hung'],
    ['waits for an answer for ever', 'g', 'late'],
  ])('with a page that %s is counted by unit and version', async (_, name, reason) => {
    const document = await site.visitor().get(`/${name}`);
    expect(document.statusCode).toBe(200);
    expect(document.body).toContain('<div id="root"></div>');
    expect(document.body).not.toContain('/srv/x');
    const unit = `mfe-${name}`;
    const version = releases.manifest().remotes[unit]?.version;
    const line = `render_failures_total{unit="${unit}",version="${version}",reason="${reason}"} 1`;
    await until(async () => (await site.app.metrics.metrics()).includes(line));
  });

  test("administrators and metrics show which live unit isn't rendered, and when it is again", async () => {
    const admin = await site.signInAdmin('editor');
    const renderingState = async () => (await admin.get('/v1/admin/rendering')).json();
    const ours = async () =>
      (await renderingState()).unrendered.filter(({ unit }: { unit: string }) => unit === 'mfe-a');
    expect((await renderingState()).confinement).toEqual(expect.any(String));
    expect(await ours()).toEqual([]);
    await site.visitor().get('/a');
    const version = releases.manifest().remotes['mfe-a']?.version;
    const unit = { unit: 'mfe-a', version, reason: 'threw', since: expect.any(String) };
    await until(async () => (await ours()).length > 0);
    expect(await ours()).toEqual([unit]);
    const line = `unit_unrendered{unit="mfe-a",version="${version}",reason="threw"} 1`;
    expect(await site.app.metrics.metrics()).toContain(line);

    await makeLive(site.database, releases.publish({ shell: SHELL, 'mfe-a': good, 'mfe-b': good }));
    await until(async () => (await site.visitor().get('/a')).body.includes('a good page'));
    expect((await renderingState()).unrendered).toEqual([]);
    expect(await site.app.metrics.metrics()).not.toContain('unit_unrendered{');
  });
});

describe('on a site of its own', () => {
  afterEach(end);

  test('a page that cannot be rendered goes out as before, with the answers and the head that are there', async () => {
    const shell = `exports.provides = { facts() {} }; exports.render = async ({ address, get, summarise }) => {
    if (address === '/b') return { kind: 'page', status: 200, head: {}, stylesheets: [], html: 'a good page', state: null };
    await get('/v1/roadmaps');
    summarise({ status: address === '/a/gone' ? 404 : 200, head: { title: 'Sent in time' } });
    throw new Error('no markup');
  };`;
    await start({ shell, 'mfe-a': good });
    const { statusCode, body } = await site.visitor().get('/a');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Sent in time');
    expect(body).toContain('<div id="root"></div>');
    expect(bootOf(body).data).toEqual({ person: null, answers: { '/v1/roadmaps': [] } });
    const gone = await site.visitor().get('/a/gone');
    expect(gone.statusCode).toBe(404);
    expect(gone.body).toContain('noindex');
  });

  test("what a page requests doesn't count for the limits of its reader", async () => {
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
});
