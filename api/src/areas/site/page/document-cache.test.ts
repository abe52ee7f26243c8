import type { PageEntry } from '@site/shared/contracts/composition';
import { type Agent, createAgent } from '../../../../testing/agent.ts';
import { makeLive } from '../../../../testing/make-live.ts';
import { changeContent, until, untilRendered } from '../../../../testing/rendered-documents.ts';
import {
  createRenderingSite,
  pageOf,
  type RenderingSite,
  SHELL,
} from '../../../../testing/rendering-site.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';

let releases: RenderingSite;
let site: TestApp;

/** Says how often a page of its unit was rendered before, and with what it was this time. */
const counting = `let times = 0; ${pageOf(`
  times += 1;
  const { address, get } = facts();
  const { status } = await get("/v1/roadmaps");
  if (address.startsWith("/a/fails")) throw new Error("no markup");
  return "time " + times + " with " + address.slice(2) + " and " + status`)}`;

/** Takes longer than a visitor waits for a page that is kept, once there is another roadmap; can't be rendered for a person. */
const slow = pageOf(`
  const { user, get } = facts();
  if (user) throw new Error('no markup');
  const { data } = await get('/v1/roadmaps');
  const until = Date.now() + (data.length === 0 ? 0 : 3_000);
  while (Date.now() < until);
  return data.length + ' roadmaps'`);

const page = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  path,
  title: 'A page',
  description: 'Read',
  ...more,
});

/** Pages of one network are limited to five in ten seconds. */
beforeAll(async () => {
  releases = createRenderingSite(
    {
      shell: SHELL,
      'mfe-a': counting,
      'mfe-b': pageOf('return "a good page"'),
      'mfe-c': `let times = 0; ${pageOf('times += 1; return "Not found. time " + times')}`,
      'mfe-d': counting,
      'mfe-e': slow,
    },
    {
      'mfe-a': [page('/a', { parameters: ['q', 'page'] }), page('/a/:any', { parameters: [] })],
      'mfe-c': [page('/c/:id', { parameters: [], data: ['/v1/roadmaps/:id'] })],
      'mfe-d': [page('/d/:id', { parameters: [], data: ['/v1/roadmaps/:id'] })],
    },
  );
  site = await createTestApp({
    RELEASES_DIR: releases.releasesDir,
    RENDER_LIMIT_MS: '5000',
    LIMITS_FACTOR: '0.1',
    TRUST_PROXY: '1',
  });
  await makeLive(site.database, releases.manifest());
  await untilRendered(site, '/b', 'a good page');
  await untilRendered(site, '/e', '0 roadmaps');
});
afterAll(async () => {
  await site.close();
  releases.dispose();
});

let networks = 0;
const nextNetwork = () => {
  networks += 1;
  return `203.0.${networks}.1`;
};

/** Opens pages from one network. */
function network(
  address = nextNetwork(),
  agent: Agent = site.visitor(),
): (url: string, headers?: Record<string, string>) => ReturnType<Agent['send']> {
  return (url, headers = {}) =>
    agent.send({ method: 'GET', url, headers: { 'x-forwarded-for': address, ...headers } });
}

const insertRoadmap = (id: string) =>
  `insert into roadmaps (id, title, description, complexity, category, tags, illustrative, module_id, module_title, module_description) values ('${id}', 'New', 'New', 'beginner', 'DSA', '{}', false, '${id}', 'New', 'New')`;

const open = async (url: string) => (await network()(url)).body;
const mainOf = (body: string) => /<main>(.*)<\/main>/.exec(body)?.[1] ?? '';
const timeIn = (body: string) => Number(/time (\d+)/.exec(body)?.[1]);

test('a parameter that a page does not know gives the same document', async () => {
  const plain = mainOf(await open('/a'));
  expect(plain).toContain('with ');
  for (const url of ['/a?utm_source=mail', '/a?x=1&y=2', '/a/?fbclid=3'])
    expect(mainOf(await open(url))).toBe(plain);
});

test('what a page knows of its parameters changes it, in whatever order they come', async () => {
  const first = mainOf(await open('/a?q=two+sum&page=2'));
  expect(first).toContain('with ?q=two+sum&page=2');
  expect(mainOf(await open('/a?page=2&utm_source=mail&q=two%20sum'))).toBe(first);
  expect(mainOf(await open('/a?q=two+sum&page=3'))).not.toBe(first);
});

test("a person whose page can't be rendered gets the page as visitors have it, which their browser goes on from", async () => {
  const learner = network('203.0.113.2', await site.signUp());
  const { body, headers } = await learner('/e');
  expect(mainOf(body)).toBe('0 roadmaps');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(headers.etag).toBeUndefined();
});

test('a document stays if content changes that it was not made from', async () => {
  const before = timeIn(await open('/a/stays'));
  await changeContent(site);
  expect(timeIn(await open('/a/stays'))).toBe(before);
});

test('a document is made again if content changes that it was made from', async () => {
  const before = timeIn(await open('/a/changes'));
  await changeContent(site, insertRoadmap('new'));
  const after = timeIn(await open('/a/changes'));
  expect(after).toBeGreaterThan(before);
  expect(timeIn(await open('/a/changes'))).toBe(after);
});

test('while a document is made again, visitors get the one that is kept, also after a restart', async () => {
  const restarting = await buildApp(site.config, site.database);
  const visitor = () => createAgent(restarting, site.config).get('/e');
  await until(async () => mainOf((await visitor()).body) !== '');
  const before = mainOf((await visitor()).body);
  await restarting.close();
  await changeContent(site, insertRoadmap('after-restart'));
  const again = await buildApp(site.config, site.database);
  const next = () => createAgent(again, site.config).get('/e');
  expect(mainOf((await next()).body)).toBe(before);
  await until(async () => mainOf((await next()).body) !== before);
  await again.close();
});

test.each([
  ['of nobody', '/nothing-one', '/nothing-two?a=b'],
  ['about something that does not exist', '/c/one-that-is-missing', '/c/another-one'],
])('a page %s is made once for all addresses', async (_, url, another) => {
  const first = await network()(url);
  expect(first.statusCode).toBe(404);
  expect(first.body).toContain('noindex');
  expect(first.body).not.toContain('"rendered"');
  const second = await network()(another);
  expect([second.statusCode, second.headers.etag]).toEqual([404, undefined]);
  expect(mainOf(second.body)).toBe(mainOf(first.body));
});

test("a page that's missing isn't cached for others if it shows its own address", async () => {
  expect(mainOf(await open('/d/my-own-address'))).toContain('my-own-address');
  expect(mainOf(await open('/d/another-one'))).toContain('another-one');
});

test('a page that could not be rendered is stored by nobody, and made again', async () => {
  const visitor = network();
  const failed = await visitor('/a/fails');
  expect(failed.body).toContain('<div id="root"></div>');
  expect(failed.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(failed.headers.etag).toBeUndefined();
  const learner = network('203.0.113.1', await site.signUp());
  expect((await learner('/a/fails')).headers['cache-control']).toBe('private, no-store');
});

test('a network that opens many pages at once gets that as a page, and no other does', async () => {
  const open = network('2001:db8:1:1::1');
  const answers = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) answers.push(await open(`/a/many-${name}`));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = answers.at(-1);
  expect(refused?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^([1-9]|10)$/),
  });
  expect(refused?.body).toContain('Too many pages. Please try again in');
  // An address of the same household, and what is cached.
  const same = network('2001:db8:1:1::2');
  expect((await same('/a/many-g')).statusCode).toBe(429);
  expect((await same('/a/many-a')).statusCode).toBe(200);
  expect((await network('2001:db8:2:1::1')('/a/many-g')).statusCode).toBe(200);
});

test("a person who opens many pages at once is refused, and others on the network aren't", async () => {
  const [asha, ravi] = [await site.signUp(), await site.signUp()];
  const statuses = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await network('203.0.113.9', asha)('/a')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await network('203.0.113.9', ravi)('/a')).statusCode).toBe(200);
});

test('a cached document comes in the encoding that each browser accepts', async () => {
  const lengthIn = async (encoding: string) => {
    const { headers, rawPayload } = await network()('/a', { 'accept-encoding': encoding });
    return [headers['content-encoding'], rawPayload.length] as const;
  };
  const [none, plain] = await lengthIn('identity');
  expect(none).toBeUndefined();
  for (const encoding of ['br', 'gzip']) {
    const [sent, length] = await lengthIn(encoding);
    expect(sent).toBe(encoding);
    expect(length).toBeLessThan(plain);
  }
});
