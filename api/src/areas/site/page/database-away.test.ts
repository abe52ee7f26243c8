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

const page = (address: string, ...data: string[]) => ({
  path: address,
  title: 'A page',
  description: 'Read',
  data,
});
const releaseManifest = testReleaseManifest({
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
releaseManifest.shell.pages.push(page('/posts'), page('/posts/:id', '/v1/posts/:id'));

/** The site as another process serves it, whose database can be taken away. */
let site: TestApp;
let proxy: DatabaseProxy;
let database: Database;
let app: FastifyInstance;
let visitor: Agent;
let learner: Agent;

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
  proxy = await startDatabaseProxy(site.database.url);
  database = connect(proxy.url, { longestSilenceMs: 3_000 });
  const followManifest = () => ({ current: async () => releaseManifest });
  app = await buildApp(site.config, database, { followManifest, pageHeaders });
  visitor = createAgent(app, site.config);
  learner = createAgent(app, site.config);
  for (const [name, value] of (await site.signUp()).cookies) learner.cookies.set(name, value);
});
afterEach(async () => {
  proxy.restore();
  while ((await visitor.get('/v1/ready')).statusCode !== 200);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.close();
  await site.close();
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
