import { writeArticle, writeCategories } from '../../../../testing/article-content.ts';
import { unitContent } from '../../../../testing/content-folder.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { ESCAPE } from '../../../../testing/hostile-builds.ts';
import { makeLive } from '../../../../testing/make-live.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import {
  createRenderingSite,
  type RenderingSite,
  SHELL,
} from '../../../../testing/rendering-site.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const url = 'https://stepwise.example';

/** A remote's build that lists what an asynchronous function's body returns. */
const lists = (body: string) => `exports.sitemap = async (get) => { ${body} };`;

let releases: RenderingSite;
let site: TestApp;
beforeAll(async () => {
  releases = createRenderingSite({
    shell: SHELL,
    'mfe-a': lists(`
      const { data } = await get('/v1/roadmaps');
      const listed = data.map(({ id }) => ({ path: '/a/' + id, modifiedAt: '2026-11-09T09:00:00.000Z' }));
      const { articles } = (await get('/v1/articles/')).data;
      listed.push(...articles.map(({ slug }) => ({ path: '/a/article/' + slug })));
      return [...listed, { path: '/b/foreign' }, { path: '/nobody' }];`),
    'mfe-b': lists('return "nonsense"'),
    'mfe-c': lists('throw new Error("broken")'),
    'mfe-d': lists('return [{ path: "//evil.example" }]'),
    'mfe-e': null,
    'mfe-admin': lists('return [{ path: "/admin/people" }]'),
  });
  site = await createPracticeSite(
    { sql: [unitContent('sql-select')], web: [unitContent('web-forms')] },
    (content) => {
      writeCategories(content);
      writeArticle(content, 'heaps');
      const code = '```python\nif a < b:\n    pass\n```\n';
      content.write('../articles/heaps/body.md', `## How to recognise it\n\n${code}`);
    },
    { PUBLIC_URL: url, RELEASES_DIR: releases.releasesDir, RENDER_LIMIT_MS: '5000' },
  );
  await makeLive(site.database, releases.manifest());
});
afterAll(async () => {
  await site.close();
  releases.dispose();
});

const get = (address: string) => site.app.inject({ url: address });

test('the sitemap names the pages that units declare, and those that they list', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  for (const { id } of (await get('/v1/roadmaps')).json()) {
    expect(body).toContain(`<loc>${url}/a/${id}</loc><lastmod>2026-11-09T09:00:00.000Z</lastmod>`);
  }
  for (const declared of releases.manifest().shell.pages.map((page) => page.path)) {
    expect(body).toContain(`<loc>${new URL(declared, url).href}</loc>`);
  }
});

test('a unit that lists nonsense, pages of others or nothing at all harms no other', async () => {
  const { body } = await get('/sitemap.xml');
  for (const wrong of ['foreign', 'nobody', 'nonsense', 'evil.example']) {
    expect(body).not.toContain(wrong);
  }
});

test("a unit that can't list its pages leaves no shorter sitemap: there's none, or what it said last", async () => {
  const LISTED = lists('return [{ path: "/a/one" }]');
  // Its process ends, as it does on a machine that has no memory left.
  const BROKEN = lists(`${ESCAPE} (await realProcess()).exit(1)`);
  const own = createRenderingSite({ shell: SHELL, 'mfe-a': BROKEN });
  const other = await createTestApp({ RELEASES_DIR: own.releasesDir, RENDER_LIMIT_MS: '5000' });
  const get = (url: string) => other.app.inject({ url });
  const publish = async (remote: string) => {
    const { manifestId } = own.publish({ shell: SHELL, 'mfe-a': remote });
    await makeLive(other.database, own.manifest());
    while ((await get('/release-manifest.json')).json().manifestId !== manifestId)
      await new Promise(setImmediate);
  };
  await makeLive(other.database, own.manifest());

  const { statusCode, headers } = await get('/sitemap.xml');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  for (const remote of [LISTED, `${BROKEN}\n`]) {
    await publish(remote);
    const listed = await get('/sitemap.xml');
    expect([listed.statusCode, listed.body]).toEqual([200, expect.stringContaining('/a/one<')]);
  }
  await other.close();
  own.dispose();
});

test('the sitemap names no page that robots are led away from', async () => {
  expect((await get('/sitemap.xml')).body).not.toContain('/admin');
});

test('the picture for previews of links is there', async () => {
  const { headers, rawPayload } = await get('/preview.png');
  expect(headers['content-type']).toBe('image/png');
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

test('robots are led to the sitemap and away from calls and accounts', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain(`Sitemap: ${url}/sitemap.xml`);
  for (const closed of ['/admin', '/auth', '/profile', '/v1'])
    expect(body).toContain(`Disallow: ${closed}\n`);
});

test('sitemap and feed hold an article as soon as it is published, whichever process does it', async () => {
  for (const address of ['/sitemap.xml', '/feed.xml']) {
    const slug = `tries-${address.slice(1, 5)}`;
    const { headers } = await get(address);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = () =>
      site.app.inject({ url: address, headers: { 'if-none-match': String(headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await site.database.pool.query(
      `insert into articles (slug, title, description, content, published_at)
       values ($1, 'Tries', 'Prefixes.', '<p>Letters.</p>', now())`,
      [slug],
    );
    await eventually(async () => (await again()).body.includes(`/article/${slug}`), true);
    const { rowCount } = await site.database.pool.query('delete from articles where slug = $1', [
      slug,
    ]);
    expect(rowCount).toBe(1);
    await eventually(async () => (await get(address)).body.includes(slug), false);
  }
});

test("someone who finds a weakness learns where to write, from a file that's still valid", async () => {
  const { body, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test('the feed holds the articles in full, as text', async () => {
  const { body, headers } = await get('/feed.xml');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain(`href="${url}/article/heaps"`);
  expect(body).toContain('&lt;h2 id=&quot;article-how-to-recognise-it&quot;&gt;');
  expect(body).not.toContain('tok-');
  expect(body).not.toMatch(/<(h2|p|script)\b/);
});

test('the feed stays readable, whatever was pasted into an article', async () => {
  await site.database.pool.query(
    `update articles set title = $1, content = $1 where id = 'heaps'`,
    ['Line\u000b & tab\t, \u{1f600} \ufffe.'],
  );
  const { body } = await get('/feed.xml');
  expect(body).toContain('<title>Line &amp; tab\t, \u{1f600} .</title>');
  expect(body).toContain('>Line &amp;amp; tab\t, \u{1f600} .</content>');
});
