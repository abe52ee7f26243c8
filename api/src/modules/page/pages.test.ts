import path from 'node:path';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import fastify, { type FastifyInstance } from 'fastify';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { projectRoot } from '../../project-root.ts';
import { createArticles } from '../articles/index.ts';
import { loadContent } from '../content/index.ts';
import { createDsaProblems } from '../dsa-problems/index.ts';
import { createPosts } from '../posts/index.ts';
import { createPublicProfiles } from '../profile/index.ts';
import { leftToBrowsers } from '../rendering/index.ts';
import { createRoadmaps } from '../roadmaps/index.ts';
import { syndicationRoutes } from '../syndication/index.ts';
import { type Content, pageHeaders, pageRoutes, readPageData } from './index.ts';

const mount = (mountPath: string) => ({
  mountPaths: [mountPath],
  pages: [{ path: mountPath, title: mountPath.slice(1), description: 'A page & more' }],
});
const releaseManifest = testReleaseManifest({
  'mfe-a': testRemote('mfe-a', mount('/roadmaps')),
  'mfe-b': testRemote('mfe-b', mount('/dsaarticles')),
  'mfe-c': testRemote('mfe-c', { mountPaths: ['/dsaarticle'], pages: [] }),
  'mfe-d': testRemote('mfe-d', { mountPaths: ['/article'], pages: [] }),
  'mfe-e': testRemote('mfe-e', { mountPaths: ['/articles'], pages: [] }),
  'mfe-f': testRemote('mfe-f', mount('/auth')),
  'mfe-g': testRemote('mfe-g', mount('/profile')),
});
releaseManifest.shell.pages.push(
  ...['/posts', '/posts/:id'].map((path) => ({ path, title: 'Posts', description: 'Read' })),
);
const url = 'https://stepwise.example';
const config = readConfig({ PUBLIC_URL: url });

let database: Database;
let content: Content;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadContent(database, path.join(projectRoot, 'api/content'));
  const [roadmaps, problems] = [createRoadmaps(database), createDsaProblems(database)];
  const articles = createArticles(database, Buffer.from('key'));
  content = {
    roadmaps,
    problems,
    articles,
    posts: createPosts(database),
    profiles: createPublicProfiles(database.kysely),
  };
  const liveManifest = { current: async () => releaseManifest };
  app = fastify();
  app.addHook('onClose', async () => {
    roadmaps.stop();
    problems.stop();
  });
  await app.register(syndicationRoutes, { config, liveManifest, content });
  const sessionOf = async () => null;
  const dataOf = (path: string, person: string | null) => readPageData(path, person, content);
  await app.register(pageRoutes, {
    config,
    liveManifest,
    dataOf,
    sessionOf,
    pageHeaders,
    shownPerson: async () => undefined,
    renderer: leftToBrowsers,
    followContent: () => ({ isFollowing: () => false, stop() {} }),
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

/** What a reader that runs no script finds. */
async function open(address: string) {
  const { statusCode, body } = await app.inject({ url: address });
  const meta = (name: string) =>
    first(body, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  const data = first(body, /<script type="application\/ld\+json">(.*?)<\/script>/s);
  return {
    status: statusCode,
    title: first(body, /<title>(.*?)<\/title>/),
    description: meta('description'),
    canonical: first(body, /<link rel="canonical" href="([^"]*)">/),
    meta,
    nodes: data ? JSON.parse(data)['@graph'] : null,
    text: first(body, /<noscript>(.*)<\/noscript>/s) ?? '',
    answers: Object.keys(
      JSON.parse(first(body, /id="boot">(.*?)<\/script>/s) ?? '{}').data.answers,
    ),
  };
}

describe('an article', () => {
  test('is told in the document: title, description, address, facts and text', async () => {
    const page = await open('/article/complexity-in-practice?from=mail');
    expect(page).toMatchObject({
      status: 200,
      title: 'Time complexity in practice · Stepwise',
      description: expect.stringContaining('Which running times fit into a second'),
      canonical: `${url}/article/complexity-in-practice`,
      answers: ['/v1/articles/complexity-in-practice'],
    });
    expect(page.meta('og:type')).toBe('article');
    expect(page.meta('og:title')).toBe('Time complexity in practice');
    expect(page.meta('og:url')).toBe(page.canonical);
    expect(page.meta('article:published_time')).toBe('2026-10-05T09:00:00.000Z');
    expect(page.meta('twitter:card')).toBe('summary');
    expect(page.meta('og:image')).toBe(`${url}/preview.png`);
    expect(page.nodes).toMatchObject([
      { '@type': 'Article', url: page.canonical, datePublished: '2026-10-05T09:00:00.000Z' },
      { '@type': 'BreadcrumbList', itemListElement: [{ item: `${url}/` }, {}, { position: 3 }] },
    ]);
    expect(page.text).toContain('<h2 id="article-a-budget-of-operations">');
  });

  test('that brings a picture is previewed with it', async () => {
    await database.pool.query(
      `update articles set banner_image = 'https://pictures.example/a.jpg' where id = 'sliding-window'`,
    );
    const page = await open('/article/sliding-window');
    expect(page.meta('og:image')).toBe('https://pictures.example/a.jpg');
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    expect(page.nodes[0].image).toBe('https://pictures.example/a.jpg');
  });

  test('read by its id has the address of its slug', async () => {
    await database.pool.query(
      `update articles set slug = 'complexity' where slug = 'complexity-in-practice'`,
    );
    const page = await open('/article/complexity-in-practice');
    expect(page).toMatchObject({ status: 200, canonical: `${url}/article/complexity` });
    await database.pool.query(
      `update articles set slug = 'complexity-in-practice' where slug = 'complexity'`,
    );
  });

  test('cannot bring markup into the head, nor end the data', async () => {
    const nasty = `"><script>alert(1)</script></script><!--`;
    await database.pool.query(
      `update articles set title = $1, meta_title = null, description = $1 where id = 'complexity-in-practice'`,
      [nasty],
    );
    const { body } = await app.inject({ url: '/article/complexity-in-practice' });
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<!--');
    const { nodes } = await open('/article/complexity-in-practice');
    expect(nodes[0].headline).toBe(nasty);
  });
});

test('a DSA problem is told in the document', async () => {
  const page = await open('/dsaarticle/two-sum');
  expect(page).toMatchObject({
    status: 200,
    title: 'Two Sum · Stepwise',
    canonical: `${url}/dsaarticle/two-sum`,
    answers: ['/v1/dsa-problems/two-sum', '/v1/dsa-problems'],
    nodes: [{ '@type': ['TechArticle', 'LearningResource'] }, { '@type': 'BreadcrumbList' }],
  });
  expect(page.description?.length).toBeLessThanOrEqual(160);
  expect(page.description).toMatch(/ whose sum is target\.$/);
  expect(page.nodes[0].description).toMatch(/^You are given a list of whole numbers, numbers, and/);
  expect(page.text).toContain('def two_sum');
});

test('a roadmap is told in the document', async () => {
  const page = await open('/roadmaps/sql/');
  expect(page.text).toMatch(/<li>[^<]+: \d+ problems<\/li>/);
  expect(page).toMatchObject({
    status: 200,
    title: 'SQL for Interviews · Stepwise',
    canonical: `${url}/roadmaps/sql`,
    nodes: [{ '@type': 'Course', provider: { url: `${url}/` } }, { '@type': 'BreadcrumbList' }],
  });
});

test('the index brings both lists, whatever it is filtered by', async () => {
  const page = await open('/dsaarticles?kind=articles&q=array');
  expect(page).toMatchObject({
    status: 200,
    title: 'dsaarticles · Stepwise',
    description: 'A page &amp; more',
    canonical: `${url}/dsaarticles`,
    answers: ['/v1/dsa-problems', '/v1/articles/?page=1&page_size=100'],
  });
  expect(page.text).toContain('<a href="/dsaarticle/two-sum">Two Sum</a>');
});

test.each([
  ['/articles', '/dsaarticles'],
  ['/articles/', '/dsaarticles'],
  ['/articles/anything', '/dsaarticles'],
  ['/articles/anything?kind=articles&q=a?b', '/dsaarticles?kind=articles&q=a?b'],
  ['/articles//evil.example', null],
  ['/articles?//evil.example', '/dsaarticles?//evil.example'],
])('%s leads to %s without a script', async (address, target) => {
  const { statusCode, headers } = await app.inject({ url: address });
  expect([statusCode, headers.location ?? null]).toEqual([target ? 301 : 404, target]);
});

describe('a post', () => {
  test('is told in the document', async () => {
    const page = await open('/posts/1');
    expect(page).toMatchObject({
      status: 200,
      title: 'How to read a problem statement before you code · Stepwise',
      canonical: `${url}/posts/1`,
    });
    expect(page.description?.length).toBeGreaterThan(80);
    expect(page.text).toContain(`<h1>How to read a problem statement before you code</h1>`);
    expect((await open('/posts')).text).toContain('<a href="/posts/4">');
  });

  test('that another site has is left to the browser', async () => {
    const elsewhere = { ...content, posts: null };
    expect(await readPageData('/posts/999', null, elsewhere)).toEqual({ answers: {} });
    expect(await readPageData('/posts', null, elsewhere)).toEqual({ answers: {} });
  });
});

test.each([
  ['/article/nothing', 'Article not found · Stepwise'],
  ['/dsaarticle/nothing', 'Problem Not Found · Stepwise'],
  ['/roadmaps/nothing', 'Roadmap not found · Stepwise'],
  ['/posts/999', 'Post not found! · Stepwise'],
  ['/posts/one', 'Post not found! · Stepwise'],
  ['/posts/1e0', 'Post not found! · Stepwise'],
  ['/article', 'Sorry page not found! · Stepwise'],
  ['/article/two-pointers/more', 'Sorry page not found! · Stepwise'],
  ['/dsaarticle', 'Sorry page not found! · Stepwise'],
  ['/dsaarticles/more', 'Sorry page not found! · Stepwise'],
  ['/roadmaps/dsa/more', 'Sorry page not found! · Stepwise'],
  ['/nothing', 'Sorry page not found! · Stepwise'],
])('%s is not found, and no search engine keeps it', async (address, title) => {
  const page = await open(address);
  expect(page).toMatchObject({ status: 404, title, canonical: undefined, nodes: null });
  expect(page.meta('robots')).toBe('noindex');
  expect(page.text).toMatch(/<li><a href="\/[a-z]*">/);
});

describe('a profile', () => {
  async function addProfile(visibility: 'public' | 'private', handle: string) {
    const { id } = await database.kysely
      .insertInto('users')
      .values({ email: `${handle}@example.org`, name: 'Asha Rao' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.pool.query(
      `update profiles set visibility = $2, handle = $3, bio = 'Graphs & trees' where user_id = $1`,
      [id, visibility, handle],
    );
  }

  test('that is public is told in the document, and is kept by no search engine', async () => {
    await addProfile('public', 'asha-open');
    const page = await open('/profile/asha-open');
    expect(page).toMatchObject({ status: 200, title: 'Asha Rao (@asha-open) · Stepwise' });
    expect(page.meta('robots')).toBe('noindex');
    expect(page.text).toContain('Graphs &amp; trees');
  });

  test('that is private is answered like one that nobody has', async () => {
    await addProfile('private', 'asha-hidden');
    const [hidden, unknown] = [
      await open('/profile/asha-hidden'),
      await open('/profile/nobody-here'),
    ];
    expect(hidden).toMatchObject({ status: 404, title: 'Profile not found · Stepwise' });
    expect({ ...hidden, meta: null }).toEqual({ ...unknown, meta: null });
  });

  test.each(['/profile', '/profile/edit', '/profile/delete'])('%s is no ID', async (address) => {
    expect(await open(address)).not.toMatchObject({ title: 'Profile not found · Stepwise' });
  });
});

test('what is due today is its own page, not a roadmap', async () => {
  expect(await open('/roadmaps/today')).toMatchObject({ status: 200 });
});

test('the sitemap names every page that is to be found', async () => {
  const { body, headers } = await app.inject({ url: '/sitemap.xml' });
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  for (const address of ['/', '/roadmaps/dsa', '/dsaarticle/two-sum', '/dsaarticles', '/posts/4']) {
    expect(body).toContain(`<loc>${url}${address}</loc>`);
  }
  expect(body).toContain(
    `<loc>${url}/article/complexity-in-practice</loc><lastmod>2026-11-09T09:00:00.000Z</lastmod>`,
  );
});

test('the sitemap names no page that robots are led away from', async () => {
  const addresses = (await app.inject({ url: '/sitemap.xml' })).body.match(/<loc>[^<]*/g) ?? [];
  const robots = (await app.inject({ url: '/robots.txt' })).body;
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => `<loc>${url}${path}`);
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((one) => closed.some((path) => one.startsWith(path)))).toEqual([]);
});

test('the picture for previews of links is there', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/preview.png' });
  expect(headers['content-type']).toBe('image/png');
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

test('robots are led to the sitemap and away from calls and accounts', async () => {
  const { body } = await app.inject({ url: '/robots.txt' });
  expect(body).toContain(`Sitemap: ${url}/sitemap.xml`);
  for (const closed of ['/admin', '/auth', '/profile', '/v1'])
    expect(body).toContain(`Disallow: ${closed}\n`);
});

test('somebody who finds a weakness learns where to write, from a file that is still valid', async () => {
  const { body, headers } = await app.inject({ url: '/.well-known/security.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test('the feed holds the articles in full, as text', async () => {
  const { body, headers } = await app.inject({ url: '/feed.xml' });
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain(`href="${url}/article/complexity-in-practice"`);
  expect(body).toContain('&lt;h2 id=&quot;article-a-budget-of-operations&quot;&gt;');
  expect(body).not.toContain('tok-');
  expect(body).not.toMatch(/<(h2|p|script)\b/);
});

test('every page that an article leads to is there', async () => {
  const { body } = await app.inject({ url: '/feed.xml' });
  const links = new Set([...body.matchAll(/href=&quot;(\/[^&]*)&quot;/g)].map(([, link]) => link));
  expect(links.size).toBeGreaterThan(30);
  const gone = [];
  for (const link of links) {
    const { status } = await open(link ?? '');
    if (status !== 200) gone.push(link);
  }
  expect(gone).toEqual([]);
});

test('the feed stays one that can be read, whatever somebody pasted into an article', async () => {
  await database.pool.query(
    `update articles set title = $1, content = $1 where id = 'two-pointers'`,
    ['Line\u000b & tab\t, \u{1f600} \ufffe.'],
  );
  const { body } = await app.inject({ url: '/feed.xml' });
  expect(body).toContain('<title>Line &amp; tab\t, \u{1f600} .</title>');
  expect(body).toContain('>Line &amp;amp; tab\t, \u{1f600} .</content>');
});

test.each([
  ['/article-preview/one', "'self'"],
  ['/listing-check/one', "'self'"],
  ['/listing-check', "'none'"],
  ['/dsaarticle/two-sum', "'none'"],
])('%s may be framed by %s', async (address, ancestors) => {
  const { headers } = await app.inject({ url: address });
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors}`);
});
