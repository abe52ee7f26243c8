import { createHash } from 'node:crypto';
import type { Registry, RemoteRelease, ShellRelease } from '@site/shared/contracts';
import { pages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

const releasesOf = ({ shell, remotes }: Registry): (ShellRelease | RemoteRelease)[] => [
  shell,
  ...Object.values(remotes),
];

test('every page forbids inline and evaluated code', async ({ request }) => {
  for (const { path } of pages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toMatch(/style-src 'self'(;|$)/);
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

test('pages and the set are asked for anew, released files never again', async ({ request }) => {
  expect((await request.get('/')).headers()['cache-control']).toContain('no-cache');
  const answer = await request.get('/registry.json');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  for (const { base, files, manifest } of releasesOf(await answer.json())) {
    expect((await request.get(manifest)).headers()['cache-control']).toBe('no-cache');
    for (const file of Object.keys(files)) {
      const { 'cache-control': cache } = (await request.get(base + file)).headers();
      expect(cache, file).toBe('public, max-age=31536000, immutable');
    }
  }
});

test('every released file has the hash that the set names', async ({ request }) => {
  for (const { base, files } of releasesOf(await (await request.get('/registry.json')).json())) {
    for (const [file, integrity] of Object.entries(files)) {
      const body = await (await request.get(base + file)).body();
      const hash = createHash('sha384').update(body).digest('base64');
      expect(`sha384-${hash}`, base + file).toBe(integrity);
    }
  }
});

for (const encoding of ['br', 'gzip']) {
  test(`pages and large files travel as ${encoding}`, async ({ request }) => {
    const headers = { 'accept-encoding': encoding };
    const { shell } = await (await request.get('/registry.json')).json();
    const addresses = [
      '/',
      '/v1/roadmaps/dsa',
      ...shell.entry.js.map((js: string) => shell.base + js),
    ];
    for (const address of addresses) {
      const answer = await request.get(address, { headers });
      expect(answer.headers()['content-encoding'], address).toBe(encoding);
      expect(answer.headers().vary, address).toMatch(/accept-encoding/i);
    }
  });
}

test('names and classes of the parts carry their version', async ({ request }) => {
  const registry: Registry = await (await request.get('/registry.json')).json();
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const mark = `${name}_${remote.version}`.replace(/\W/g, '_');
    expect(remote.container).toBe(mark);
    for (const file of Object.keys(remote.files).filter((file) => file.endsWith('.css'))) {
      const css = await (await request.get(remote.base + file)).text();
      const classes = [...css.matchAll(/\.([A-Za-z_][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name);
      expect(classes.length).toBeGreaterThan(0);
      expect(classes.filter((name) => !name?.startsWith(mark))).toEqual([]);
    }
  }
});
