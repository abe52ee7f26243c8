import { createHash } from 'node:crypto';
import { pages } from '../fixtures/pages.ts';
import { liveManifest, releasesIn } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';

test('every page forbids evaluated code, and inline code that is not a released file', async ({
  request,
  baseURL,
}) => {
  const releases = releasesIn(await liveManifest(baseURL ?? ''));
  const released = releases.flatMap(({ files }) => Object.values(files).map((hash) => `'${hash}'`));
  for (const { path } of pages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    for (const directive of ['script-src', 'style-src']) {
      const [, sources = ''] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
      const [own, ...inline] = sources.split(' ');
      expect(own).toBe("'self'");
      for (const hash of inline) expect(released, `${directive} of ${path}`).toContain(hash);
    }
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  }
});

test('what the policy forbids does not run', async ({ page, complaints }) => {
  complaints.expect(/script-src|Content Security Policy|inline/i);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => Reflect.get(window, 'planted'))).toBeUndefined();
});

test('the typeface is requested with the document, once, and cached for as long as the others', async ({
  page,
  request,
}) => {
  const requested: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'font') requested.push(one.url());
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(requested).toHaveLength(1);
  const announced = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  expect(new URL(requested[0] ?? '').pathname).toBe(announced);
  const answer = await request.get(announced ?? '');
  expect(answer.headers()['content-type']).toBe('font/woff2');
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await answer.body()).length).toBeLessThan(40 * 1024);
});

test('pages and large files travel compressed', async ({ request, baseURL }) => {
  const { shell } = await liveManifest(baseURL ?? '');
  const addresses = ['/', '/v1/roadmaps/dsa', ...shell.entry.js.map((js) => shell.base + js)];
  for (const encoding of ['br', 'gzip']) {
    for (const address of addresses) {
      const answer = await request.get(address, { headers: { 'accept-encoding': encoding } });
      expect.soft(answer.headers()['content-encoding'], address).toBe(encoding);
      expect.soft(answer.headers().vary, address).toMatch(/accept-encoding/i);
    }
  }
});

/** The selectors of a stylesheet, one by one, without what stands in brackets. */
const selectorsOf = (css: string): string[] =>
  [...css.matchAll(/[^{};]+(?=\{)/g)]
    .map(([selector]) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.replace(/\([^()]*\)/g, '').split(','));

/** Every class carries the mark of its part. Classes of a library follow a class of the part, inside of which they hold. */
function expectMarked(css: string, mark: string) {
  const selectors = selectorsOf(css).filter((selector) => selector.includes('.'));
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => !selector.includes(`.${mark}`))).toEqual([]);
}

test('every released file has the hash that the release manifest names and is never requested again, unlike pages; names and classes of the parts carry their version', async ({
  request,
  baseURL,
}) => {
  expect((await request.get('/')).headers()['cache-control']).toContain('no-cache');
  const answer = await request.get('/release-manifest.json');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const manifest = await liveManifest(baseURL ?? '');
  const marks = new Map(
    Object.entries(manifest.remotes).map(([name, remote]) => {
      const mark = `${name}_${remote.version}`.replace(/\W/g, '_');
      expect(remote.container).toBe(mark);
      return [remote.base, mark];
    }),
  );
  expect(marks.size).toBe(5);
  for (const { base, files, unitManifest } of releasesIn(manifest)) {
    expect(Object.keys(files)).not.toEqual([]);
    expect((await request.get(unitManifest)).headers()['cache-control']).toBe('no-cache');
    for (const [file, integrity] of Object.entries(files)) {
      const response = await request.get(base + file);
      const cache = response.headers()['cache-control'];
      expect(cache, base + file).toBe('public, max-age=31536000, immutable');
      const body = await response.body();
      const hash = createHash('sha384').update(body).digest('base64');
      expect(`sha384-${hash}`, base + file).toBe(integrity);
      const mark = marks.get(base);
      if (mark && file.endsWith('.css')) expectMarked(body.toString(), mark);
    }
  }
});
