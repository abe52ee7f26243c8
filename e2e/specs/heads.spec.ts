import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

/** What search engines and previews of links read of an address. */
async function headOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const html = await answer.text();
  const meta = (name: string) =>
    first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  const graph = first(html, /<script type="application\/ld\+json">(.*?)<\/script>/s);
  const canonical = first(html, /<link rel="canonical" href="([^"]*)">/);
  return {
    status: answer.status(),
    title: first(html, /<title>(.*?) · Stepwise<\/title>/),
    description: meta('description'),
    robots: meta('robots'),
    type: meta('og:type'),
    address: meta('og:url'),
    canonical: canonical && new URL(canonical).pathname,
    about: graph
      ? JSON.parse(graph)['@graph'].map((node: { '@type': unknown }) => node['@type'])
      : [],
    graph: graph ? JSON.parse(graph)['@graph'] : [],
  };
}

test('pages say what they are about', async ({ request }) => {
  for (const [address, title, canonical, about] of [
    ['/', 'Interview preparation and placement training', '/', ['WebSite']],
    ['/posts', 'Posts', '/posts', []],
    ['/posts/1', 'How to read a problem statement before you code', '/posts/1', []],
    ['/roadmaps', 'Roadmaps', '/roadmaps', ['ItemList']],
    ['/roadmaps/sql/', 'SQL for Interviews', '/roadmaps/sql', ['Course', 'BreadcrumbList']],
    [
      '/dsaarticles?kind=articles&q=array',
      'DSA problems and articles',
      '/dsaarticles',
      ['ItemList', 'ItemList'],
    ],
    [
      '/dsaarticle/two-sum',
      'Two Sum',
      '/dsaarticle/two-sum',
      [['TechArticle', 'LearningResource'], 'BreadcrumbList'],
    ],
    [
      '/article/complexity-in-practice?from=mail',
      'Time complexity in practice',
      '/article/complexity-in-practice',
      ['Article', 'BreadcrumbList'],
    ],
  ] as const) {
    const head = await headOf(request, address);
    const expected = { status: 200, title, canonical, about, robots: undefined };
    expect.soft(head, address).toMatchObject(expected);
    expect.soft(head.description?.length, address).toBeGreaterThan(40);
    expect.soft(head.address, address).toContain(canonical);
  }
});

test('an article brings its dates, and a problem its description as plain text', async ({
  request,
}) => {
  const article = await headOf(request, '/article/complexity-in-practice');
  expect(article).toMatchObject({
    type: 'article',
    description: expect.stringContaining('Which running times fit into a second'),
  });
  expect(article.graph[0].datePublished).toBe('2026-10-05T09:00:00.000Z');
  const problem = await headOf(request, '/dsaarticle/two-sum');
  expect(problem.description).toMatch(/^You're given an array of integers, numbers, and .{60,}…$/);
  expect(problem.graph[0].description).toMatch(/^You're given an array of integers, numbers, and/);
});

test('addresses without a page are not found, and no search engine indexes them', async ({
  request,
}) => {
  for (const [address, title] of [
    ['/roadmaps/nothing', 'Roadmap not found'],
    ['/posts/one', 'Post not found!'],
    ['/posts/1e0', 'Post not found!'],
    ['/article', 'Sorry page not found!'],
    ['/article/two-pointers/more', 'Sorry page not found!'],
    ['/dsaarticle', 'Sorry page not found!'],
    ['/roadmaps/dsa/more', 'Problem not found'],
    ['/roadmaps/aptitude/more', 'Unit not found'],
    ['/roadmaps/nothing/more', 'Roadmap not found'],
    ['/roadmaps/dsa/more/deeper', 'Sorry page not found!'],
    ['/profile/nobody-here', 'Profile not found'],
    ['/nothing', 'Sorry page not found!'],
  ] as const) {
    expect.soft(await headOf(request, address), address).toMatchObject({
      status: 404,
      title,
      robots: 'noindex',
      canonical: undefined,
      about: [],
    });
  }
});

test('former addresses, and those that people type, lead to their pages without a script', async ({
  request,
}) => {
  for (const [address, target] of [
    ['/articles', '/dsaarticles'],
    ['/articles/anything?kind=articles&q=a?b', '/dsaarticles?kind=articles&q=a?b'],
    ['/articles//evil.example', null],
    ['/mock-interviews', '/mock-tests'],
    ['/plan', '/roadmaps/plan'],
    ['/dsa', '/roadmaps/dsa'],
    ['/dsa/?q=two%20sum', '/roadmaps/dsa?q=two%20sum'],
    ['/sql?difficulty=hard', '/roadmaps/sql?difficulty=hard'],
    ['/today', '/roadmaps/today'],
    ['/javascript', '/roadmaps/javascript'],
    ['/system-design', '/roadmaps/system-design'],
    ['/aptitude', '/roadmaps/aptitude'],
    ['/problems', '/dsaarticles?kind=problems'],
    ['/problems?q=trees', '/dsaarticles?kind=problems&q=trees'],
    ['/login?redirect=%2Fprofile', '/auth/login?redirect=%2Fprofile'],
    ['/register', '/auth/register'],
    ['/signup', '/auth/register'],
    ['/auth', '/auth/login'],
    ['/admin', '/admin/articles'],
    ['/login//evil.example', null],
    ['/plan/nothing', null],
    ['/roadmaps/dsa/dsa-two-sum', '/dsaarticle/two-sum'],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const led = [answer.status(), answer.headers().location ?? null];
    expect.soft(led, address).toEqual([target ? 301 : 404, target]);
    if (target) expect.soft((await request.get(target)).status(), target).toBe(200);
  }
});

test('the sitemap names every page that is to be found', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  );
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/roadmaps/dsa',
      '/dsaarticle/two-sum',
      '/dsaarticles',
      '/posts/4',
      '/article/complexity-in-practice',
    ]),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(60);
});
