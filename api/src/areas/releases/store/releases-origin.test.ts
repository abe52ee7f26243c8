/** Files of releases on an origin of their own, which has nothing else, and what the site's own then serves of them. */

import { createReleasingSiteWith, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, publish, SECOND } from '../../../../testing/stored-releases.ts';

const SITE = 'http://localhost:3000';
const FILES = 'http://files.example.org';
const ROUTES = `/releases/mfe-a/${FIRST}/routes.js`;
const FRAME = '/releases/mfe-a/engine-1/frame.html';

const FONT = 'a{src:url(/releases/shell/type-1/a.woff2)}';
const contents = {
  'main.js': 'main()',
  'main.css': FONT,
  'ui.js': 'ui()',
  'favicon.svg': '<svg/>',
};

let site: ReleasingSite;
beforeAll(async () => {
  site = await createReleasingSiteWith({ RELEASES_ORIGIN: FILES }, 'mfe-a');
  const shared = { 'engine-1': { 'frame.html': '<script>run()</script>' } };
  await publish(site.owners, { unit: 'mfe-a', version: SECOND, shared });
  await site.promote('mfe-a', SECOND);
  await publish(site.owners, { unit: 'shell', version: SECOND, contents });
  await site.promote('shell', SECOND);
});
afterAll(() => site.close());

const at =
  (host: string) =>
  (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers: { host, ...headers } });
const atFiles = at('files.example.org');
const atSite = at('localhost:3000');

/** The cookie of a browser that has confirmed a preview. */
async function preview(unit: string, version: string): Promise<string> {
  const { override } = (await site.owners.post('/v1/releases/previews', { unit, version })).json();
  const answer = await site.app.inject({
    method: 'POST',
    url: '/releases/view',
    headers: {
      host: 'localhost:3000',
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ override, to: '/' }).toString(),
  });
  const [cookie] = answer.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

describe('the origin of the files', () => {
  test("has what visitors get, for the site's pages, for good and without a cookie", async () => {
    const { statusCode, headers, body } = await atFiles(ROUTES, { cookie: 'theme=dark' });
    expect([statusCode, body]).toEqual([200, `routes.js of ${FIRST}`]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test("has frames, which the site's pages alone may frame", async () => {
    const { statusCode, headers } = await atFiles(FRAME, { 'sec-fetch-dest': 'iframe' });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${SITE};`);
    expect(headers['content-security-policy']).toContain('sandbox allow-scripts');
    expect((await atFiles(FRAME, { 'sec-fetch-dest': 'document' })).statusCode).toBe(404);
  });

  test.each([
    '/',
    '/roadmaps/dsa',
    '/offline',
    '/release-manifest.json',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/avatars/1.webp',
    '/article-images/1.webp',
    '/v1/health',
    '/v1/ready',
    '/v1/roadmaps',
    '/v1/auth/me',
    '/v1/releases',
    '/releases',
    '/releases/',
    '/releases/view',
    '/releases/../v1/roadmaps',
    '/releases/%2e%2e/v1/roadmaps',
    '/%72eleases/../',
  ])('has no %s', async (url) => {
    const { statusCode, headers, body } = await atFiles(url);
    expect(statusCode).toBe(404);
    const isFile = url === '/releases/' || url === '/releases/view';
    expect(headers['content-type']).toContain(isFile ? 'text/plain' : 'json');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body).not.toContain('<html');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('answers no %s', async (method) => {
    for (const url of ['/releases/view', '/v1/auth/signin', ROUTES]) {
      const answer = await site.app.inject({ method, url, headers: { host: 'files.example.org' } });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  test("knows no preview and no team: what is theirs stays on the site's own", async () => {
    const version = '3.0.0-h000000003';
    await publish(site.owners, { unit: 'mfe-a', version });
    const url = `/releases/mfe-a/${version}/routes.js`;
    const cookie = await preview('mfe-a', version);
    expect((await atFiles(url, { cookie })).statusCode).toBe(404);
    expect((await atSite(url, { cookie, 'sec-fetch-dest': 'script' })).statusCode).toBe(200);
    const asTeam = (host: string) => site.owners.send({ url, headers: { host } });
    expect((await asTeam('files.example.org')).statusCode).toBe(404);
    expect((await asTeam('localhost:3000')).statusCode).toBe(200);
  });
});

describe("the site's own origin", () => {
  test('has files for its pages, such as those that were opened before', async () => {
    for (const destination of ['script', 'style', 'font', 'image', 'empty']) {
      const { statusCode, headers } = await atSite(ROUTES, { 'sec-fetch-dest': destination });
      expect([destination, statusCode]).toEqual([destination, 200]);
      expect(headers).toMatchObject({
        vary: expect.stringContaining('sec-fetch-dest'),
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    expect((await atSite(FRAME, { 'sec-fetch-dest': 'iframe' })).statusCode).toBe(200);
  });

  test('shows none by itself, and sends on who opens one', async () => {
    for (const headers of [
      { 'sec-fetch-dest': 'document' },
      { 'sec-fetch-dest': 'embed' },
      { 'sec-fetch-dest': 'object' },
      {},
    ] as Record<string, string>[]) {
      const answer = await atSite(ROUTES, headers);
      expect([answer.statusCode, answer.headers.location]).toEqual([307, FILES + ROUTES]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('has all of them for a browser that previews something', async () => {
    const cookie = await preview('mfe-a', FIRST);
    expect((await atSite(ROUTES, { cookie })).statusCode).toBe(200);
  });
});

describe('documents', () => {
  test('name files by their origin, in elements, styles and the boot block', async () => {
    const { body, headers } = await atSite('/');
    const base = `/releases/shell/${SECOND}/`;
    expect(body).toContain(`src="${FILES}${base}main.js"`);
    expect(body).toContain(`data-href="${FILES}${base}main.css"`);
    expect(body).toContain(`url(${FILES}/releases/shell/type-1/a.woff2)`);
    expect(body).toContain(
      `<link rel="preload" as="font" type="font/woff2" href="${FILES}/releases/shell/type-1/a.woff2"`,
    );
    expect(body).toContain(`<link rel="icon" href="${FILES}${base}favicon.svg"`);
    expect(body).not.toMatch(/(src|href)="\/releases\//);
    expect(bootOf(body).config.releasesOrigin).toBe(FILES);
    expect(bootOf(body).releaseManifest.shell.base).toBe(base);
    expect(headers['content-security-policy']).toContain(`script-src ${FILES};`);
  });

  test("of a preview name them by the site's own, where the cookie goes", async () => {
    const { body, headers } = await atSite('/', { cookie: await preview('mfe-a', FIRST) });
    expect(body).toContain(`src="/releases/shell/${SECOND}/main.js"`);
    expect(body).not.toContain(FILES);
    expect(headers['content-security-policy']).not.toContain(FILES);
  });
});

const bootOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(body)?.[1] ?? '');
