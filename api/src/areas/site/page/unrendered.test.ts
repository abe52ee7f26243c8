import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import type { FastifyInstance } from 'fastify';
import { type Agent, createAgent } from '../../../../testing/agent.ts';
import { writeArticle, writeCategories } from '../../../../testing/article-content.ts';
import { unitContent, writeProblem } from '../../../../testing/content-folder.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../../../testing/database-proxy.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { connect, type Database } from '../../../database/database.ts';
import { pageHeaders } from './policy.ts';

/** No release of it has a server build. */
const releaseManifest = testReleaseManifest({
  'mfe-a': testRemote('mfe-a', {
    redirects: { '/roadmaps/old': '/roadmaps/sql', '/roadmaps/all/:any': '/roadmaps/sql?all=1' },
    mountPaths: ['/roadmaps', '/profile', '/article-preview', '/listing-check'],
    pages: [
      {
        path: '/roadmaps/:id',
        title: 'A roadmap',
        description: 'Problems & more',
        data: ['/v1/roadmaps/:id', '/v1/roadmaps'],
      },
      {
        path: '/roadmaps/:id/:unit',
        title: 'A unit',
        description: 'One of many',
        data: ['/v1/roadmaps/:id', '/v1/roadmaps/:id/units/:unit'],
      },
      { path: '/profile', title: 'Profile', description: 'Yours', noindex: true },
    ],
  }),
});

let site: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  site = await createPracticeSite({ sql: [unitContent('sql-two-sum')] }, (content) => {
    writeProblem(content, 'two-sum', { unit_id: 'sql-two-sum' });
    writeCategories(content);
    writeArticle(content, 'two-pointers');
    for (const id of [1, 2]) {
      const post = { id, title: `Post ${id}`, paragraphs: ['Slowly.'] };
      content.write(`../posts/0${id}-post.json`, post);
    }
  });
  const followManifest = () => ({ current: async () => releaseManifest });
  app = await buildApp(site.config, site.database, { followManifest, pageHeaders });
});
afterAll(async () => {
  await app.close();
  await site.close();
});

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

async function open(address: string, agent = createAgent(app, site.config)) {
  const { statusCode, body } = await agent.get(address);
  return {
    status: statusCode,
    title: first(body, /<title>(.*?)<\/title>/),
    description: first(body, /<meta name="description" content="([^"]*)"/),
    canonical: first(body, /<link rel="canonical" href="([^"]*)">/),
    robots: first(body, /<meta name="robots" content="([^"]*)"/),
    text: first(body, /<noscript>(.*)<\/noscript>/s) ?? '',
    data: JSON.parse(first(body, /id="boot">(.*?)<\/script>/s) ?? '{}').data,
  };
}

test('a page without a server build starts with the data that its team declares for it', async () => {
  const page = await open('/roadmaps/sql/?difficulty=Easy');
  expect(page).toMatchObject({
    status: 200,
    title: 'A roadmap · Stepwise',
    description: 'Problems &amp; more',
    canonical: `${site.config.publicUrl}/roadmaps/sql`,
    robots: undefined,
    data: {
      person: null,
      answers: { '/v1/roadmaps/sql': { id: 'sql' }, '/v1/roadmaps': expect.any(Array) },
    },
  });
  expect(page.text).toContain('This page needs JavaScript.');
});

test("a person's page starts with the person's data", async () => {
  const learner = createAgent(app, site.config);
  const account = await site.signUp();
  for (const [name, value] of account.cookies) learner.cookies.set(name, value);
  const { data } = await open('/roadmaps/sql', learner);
  expect(data.person).toBe(account.id);
  expect(data.answers['/v1/roadmaps/sql']).toMatchObject({ id: 'sql' });
});

test("a page whose first data doesn't exist is not found, and no search engine indexes it", async () => {
  expect(await open('/roadmaps/nothing')).toMatchObject({
    status: 404,
    title: 'A roadmap · Stepwise',
    canonical: `${site.config.publicUrl}/roadmaps/nothing`,
    robots: 'noindex',
  });
});

test.each(['/roadmaps/sql/nothing', '/roadmaps/sql/sql-two-sum/deeper'])(
  '%s, which its owner declares but has no data for, or does not declare, is not found without a render either',
  async (address) => {
    expect(await open(address)).toMatchObject({ status: 404, robots: 'noindex' });
  },
);

test.each([
  ['/roadmaps/old', '/roadmaps/sql'],
  ['/roadmaps/old/?q=trees', '/roadmaps/sql?q=trees'],
  ['/roadmaps/all/anything?q=trees', '/roadmaps/sql?all=1&q=trees'],
])('%s leads to %s without a render', async (address, target) => {
  const { statusCode, headers } = await createAgent(app, site.config).get(address);
  expect([statusCode, headers.location]).toEqual([301, target]);
});

test('nothing that a browser could take for another host is led on', async () => {
  const { statusCode } = await createAgent(app, site.config).get('/roadmaps/all//evil.example');
  expect(statusCode).toBe(404);
});

test.each(['/nothing', '/roadmapsx', '/roadmaps%2Fsql'])(
  "%s is nobody's, and says so",
  async (address) => {
    expect(await open(address)).toMatchObject({
      status: 404,
      title: 'Sorry page not found! · Stepwise',
      canonical: undefined,
      robots: 'noindex',
      data: { answers: {} },
    });
  },
);

test('a page that is to be left out is described to nobody', async () => {
  expect(await open('/profile')).toMatchObject({
    status: 200,
    title: 'Profile · Stepwise',
    canonical: undefined,
    robots: 'noindex',
  });
});

test('an address cannot bring markup into the head, nor end the data', async () => {
  const { body } = await createAgent(app, site.config).get(
    `/roadmaps/${encodeURIComponent('"><script>alert(1)</script></script><!--')}`,
  );
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<!--');
});

test.each([
  ['/article-preview/one', "'self'"],
  ['/listing-check/one', "'self'"],
  ['/listing-check', "'none'"],
  ['/roadmaps/sql', "'none'"],
])('%s may be framed by %s', async (address, ancestors) => {
  const { headers } = await createAgent(app, site.config).get(address);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors}`);
});

test('a page that was requested before the process began to stop has its data, too', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let isRequested = false;
  let stop: Promise<unknown> | undefined;
  const current = async () => {
    if (isRequested) {
      stop ??= stopping.close();
      await begun;
    }
    return releaseManifest;
  };
  const followManifest = () => ({ current });
  const stopping = await buildApp({ ...site.config, renderers: 0 }, site.database, {
    followManifest,
    pageHeaders,
  });
  stopping.addHook('preClose', async () => begin());
  await stopping.ready();
  isRequested = true;
  const page = await open('/roadmaps/sql', createAgent(stopping, site.config));
  expect(page).toMatchObject({ status: 200, title: 'A roadmap · Stepwise' });
  expect(Object.keys(page.data.answers)).toEqual(['/v1/roadmaps/sql', '/v1/roadmaps']);
  await stop;
});

test('a document that cannot be written is a page that says so, with the id of the request', async () => {
  const current = () => Promise.reject(new Error('No release manifest can be made out.'));
  const followManifest = () => ({ current });
  const app = await buildApp(site.config, site.database, { followManifest, pageHeaders });
  const { statusCode, headers, body } = await createAgent(app, site.config).get('/roadmaps');
  await app.close();
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(body).toContain('<h1>This page is taking a break</h1>');
  expect(body).toContain(`quote request ${headers['x-request-id']}.`);
  expect(body).not.toContain('release manifest');
});

test('even a page that only has to wait for the database says which request it was', async () => {
  const current = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
  const followManifest = () => ({ current });
  const app = await buildApp(site.config, site.database, { followManifest, pageHeaders });
  const { statusCode, headers, body } = await createAgent(app, site.config).get('/roadmaps');
  await app.close();
  expect(statusCode).toBe(503);
  expect(body).toContain('can&#39;t reach our database right now');
  expect(body).toContain(`<small>Request ${headers['x-request-id']}</small>`);
});

describe('while the database is away', () => {
  const page = (address: string, ...data: string[]) => ({
    path: address,
    title: 'A page',
    description: 'Read',
    data,
  });
  const declared = testReleaseManifest({
    'mfe-a': testRemote('mfe-a', {
      mountPaths: ['/roadmaps', '/dsaarticles', '/dsaarticle', '/article'],
      pages: [
        page('/roadmaps', '/v1/roadmaps'),
        page('/roadmaps/today'),
        page('/roadmaps/:id', '/v1/roadmaps/:id'),
        page('/dsaarticles', '/v1/dsa-problems', '/v1/articles/?page=1&page_size=100'),
        page('/dsaarticle/:slug', '/v1/dsa-problems/:slug', '/v1/dsa-problems'),
        page('/article/:slug', '/v1/articles/:slug'),
      ],
    }),
  });
  declared.shell.pages.push(page('/posts'), page('/posts/:id', '/v1/posts/:id'));

  /** The site as another process serves it, whose database can be taken away. */
  let proxy: DatabaseProxy;
  let database: Database;
  let other: FastifyInstance;
  let visitor: Agent;
  let learner: Agent;

  beforeAll(async () => {
    proxy = await startDatabaseProxy(site.database.url);
    database = connect(proxy.url, { longestSilenceMs: 3_000 });
    const followManifest = () => ({ current: async () => declared });
    other = await buildApp(site.config, database, { followManifest, pageHeaders });
    visitor = createAgent(other, site.config);
    learner = createAgent(other, site.config);
    for (const [name, value] of (await site.signUp()).cookies) learner.cookies.set(name, value);
  });
  afterEach(async () => {
    proxy.restore();
    while ((await visitor.get('/v1/ready')).statusCode !== 200);
  });
  afterAll(async () => {
    await other.close();
    await database.close();
    await proxy.close();
  });

  const known = [
    '/',
    '/roadmaps',
    '/roadmaps/sql',
    '/dsaarticles',
    '/dsaarticle/two-sum',
    '/article/two-pointers',
    '/posts',
    '/posts/1',
    '/sitemap.xml',
    '/feed.xml',
    '/v1/roadmaps',
    '/v1/roadmaps/sql',
    '/v1/dsa-problems',
    '/v1/dsa-problems/two-sum',
    '/v1/articles/?page=1&page_size=100',
    '/v1/articles/categories/',
    '/v1/articles/two-pointers',
    '/v1/posts',
    '/v1/posts/1',
    '/v1/search?q=sql',
  ];

  const read = async (address: string) => {
    const { statusCode, body } = await visitor.get(address);
    return { address, statusCode, body };
  };

  const losses = { 'is down': () => proxy.unplug(), 'has fallen silent': () => proxy.freeze() };

  test.each(Object.entries(losses))(
    'while the database %s, visitors read what the site knows',
    async (_, lose) => {
      // One after the other, or on a busy machine the database is taken for silent already.
      const before = [];
      for (const address of known) before.push(await read(address));
      expect(before.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
      lose();
      expect(await Promise.all(known.map(read))).toEqual(before);
    },
  );

  test('a page about something the site has not read yet is still a page', async () => {
    proxy.unplug();
    const answer = await visitor.get('/posts/2');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '10',
    });
    expect(answer.body).toContain('id="boot"');
    expect(answer.body).toContain("We can't reach our database right now");
  });

  test('pages without content of the database are as ever', async () => {
    proxy.unplug();
    expect((await visitor.get('/roadmaps/today')).statusCode).toBe(200);
    expect((await visitor.get('/nothing')).statusCode).toBe(404);
  });

  test('a signed-in person gets the page, and never a progress of zero', async () => {
    await read('/roadmaps/sql');
    proxy.unplug();
    const { statusCode, body } = await learner.get('/roadmaps/sql');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<div id="root">')]);
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}');
    // Once nobody knows whether the session goes on, what is sent along is a visitor's, and the browser leaves it.
    const forThePerson = boot.data.person === null ? {} : boot.data.answers;
    expect(forThePerson).toEqual({});
    for (const address of ['/v1/roadmaps', '/v1/roadmaps/sql', '/v1/dsa-problems', '/v1/auth/me']) {
      const answer = await learner.get(address);
      expect([answer.statusCode, answer.cookies]).toEqual([503, []]);
    }
  });

  test('what changed meanwhile is read once the database is back', async () => {
    await read('/v1/posts/1');
    await read('/v1/roadmaps/sql');
    proxy.unplug();
    await read('/v1/roadmaps/sql');
    await site.database.pool.query(`update posts set title = 'Changed' where id = 1`);
    await site.database.pool.query(`update roadmaps set title = 'Changed' where id = 'sql'`);
    proxy.restore();
    for (const address of ['/v1/posts/1', '/v1/roadmaps/sql']) {
      while (!(await read(address)).body.includes('"title":"Changed"'));
    }
  });
});
