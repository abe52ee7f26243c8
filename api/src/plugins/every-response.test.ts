import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { makeLive } from '../../testing/make-live.ts';
import { FIRST, storeTestRelease } from '../../testing/stored-releases.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';

const HOST = 'learn.example.org';
const RELEASE = 'mfe-a/1.0.0-h000000001';
const ENGINE = 'engine-1';

const manifest = testReleaseManifest({
  'mfe-a': testRemote('mfe-a', { mountPaths: ['/articles', '/article'], pages: [] }),
});

let site: TestApp;
let releases: string;
let port: number;

beforeAll(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await mkdir(path.join(releases, RELEASE), { recursive: true });
  await writeFile(path.join(releases, RELEASE, 'routes.js'), 'plain');
  site = await createTestApp({
    PUBLIC_URL: `https://${HOST}`,
    ALLOWED_ORIGINS: 'https://www.example.org',
    RENDERERS: '0',
    RELEASES_DIR: releases,
  });
  await makeLive(site.database, manifest);
  const shared = { [ENGINE]: { 'frame.html': '<p>' } };
  await storeTestRelease(site.database, { unit: 'mfe-a', version: FIRST, shared });
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await site.close();
  await rm(releases, { recursive: true, maxRetries: 10 });
});

/** Sends exactly these bytes and returns status and headers of what comes back. */
async function send(text: string): Promise<{ status: number; headers: Headers; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const [head = '', body = ''] = (await socket.toArray()).join('').split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

const requestText = (target: string, ...lines: string[]) =>
  `${[`${target} HTTP/1.1`, `Host: ${HOST}`, 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`;

const json = (target: string, body: string) =>
  requestText(target, 'Content-Type: application/json', `Content-Length: ${body.length}`) + body;

const bare = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

const kinds: [string, number, string][] = [
  ['a document', 200, requestText('GET /')],
  ['a document by HEAD', 200, requestText('HEAD /')],
  ['a document about nothing', 404, requestText('GET /nothing')],
  ['a file of a release', 200, requestText(`GET /releases/${RELEASE}/routes.js`)],
  ['a document that is framed', 200, requestText(`GET /releases/mfe-a/${ENGINE}/frame.html`)],
  ['a file that no release has', 404, requestText(`GET /releases/${RELEASE}/nothing.js`)],
  ['a file outside the releases', 404, requestText('GET /releases/..%2frelease-manifest.json')],
  ['the release manifest', 200, requestText('GET /release-manifest.json')],
  ['the sitemap', 200, requestText('GET /sitemap.xml')],
  ['robots.txt', 200, requestText('GET /robots.txt')],
  ['the feed', 200, requestText('GET /feed.xml')],
  ['the picture of previews', 200, requestText('GET /preview.png')],
  ['a picture that nobody has', 404, requestText(`GET /avatars/${'0'.repeat(64)}.webp`)],
  ['an image that no article has', 404, requestText(`GET /article-images/${'0'.repeat(64)}.webp`)],
  ['an answer of the API', 200, requestText('GET /v1/roadmaps')],
  ['the health of the process', 200, requestText('GET /v1/health')],
  ['the description of the API', 200, requestText('GET /v1/docs/json')],
  ['the page that shows it', 200, requestText('GET /v1/docs/')],
  ['a file of that page', 200, requestText('GET /v1/docs/static/index.css')],
  [
    'leave for another origin',
    204,
    requestText('OPTIONS /v1/auth/signin', 'Origin: https://www.example.org'),
  ],
  ['a call that needs a person', 401, requestText('GET /v1/auth/me')],
  [
    'a call from another site',
    403,
    requestText('POST /v1/auth/logout', 'Origin: https://evil.example'),
  ],
  ['a call that does not exist', 404, requestText('GET /v1/nothing')],
  ['a method nobody knows', 404, requestText('PROPFIND /v1/roadmaps')],
  ['a body that breaks the rules', 400, json('POST /v1/auth/signup', '{}')],
  ['a body that is no JSON', 400, json('POST /v1/auth/signup', '{')],
  ['a body of another kind', 415, `${requestText('POST /v1/auth/signup', 'Content-Length: 1')}a`],
  [
    'a body that is too large',
    413,
    requestText(
      'POST /v1/auth/signup',
      'Content-Length: 99999999',
      'Content-Type: application/json',
    ),
  ],
  ['an address that is no text', 400, requestText('GET /v1/%zz')],
  ['an address with NUL', 400, requestText('GET /v1/roadmaps/a%00b')],
  [
    'an address with a name that is too long',
    404,
    requestText(`GET /v1/roadmaps/${'a'.repeat(200)}`),
  ],
  ['an address with scheme and host', 400, requestText(`GET http://${HOST}/v1/health`)],
  [
    'a host that is not ours',
    421,
    bare('GET / HTTP/1.1', 'Host: evil.example', 'Connection: close'),
  ],
  [
    'a host with a policy in it',
    421,
    bare('GET / HTTP/1.1', 'Host: localhost/;script-src *', 'Connection: close'),
  ],
  ['no host', 400, bare('GET /v1/health HTTP/1.1', 'Connection: close')],
  ['two hosts', 400, requestText('GET /v1/health', 'Host: localhost')],
  ['an expectation nobody knows', 200, requestText('GET /v1/health', 'Expect: wonders')],
  ['bytes that are no request', 400, bare('nonsense')],
  ['headers that are too large', 431, requestText('GET /', `Cookie: ${'a'.repeat(20_000)}`)],
];

test.each(kinds)('%s (%d) forbids sniffing and requires https', async (_, status, request) => {
  const answer = await send(request);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('an answer without the database carries the same', async () => {
  await site.database.pool.query('alter table announcements rename to elsewhere');
  const answer = await send(requestText('GET /v1/announcements'));
  await site.database.pool.query('alter table elsewhere rename to announcements');
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
});

test('the policy of a framed document names no host, whatever a request says', async () => {
  const { headers } = await send(
    requestText(
      `GET /releases/mfe-a/${ENGINE}/frame.html`,
      'X-Forwarded-Host: evil.example',
      'Forwarded: host=evil.example',
    ),
  );
  expect(headers.get('content-security-policy')).toContain("script-src blob: 'wasm-unsafe-eval'");
  expect(headers.get('content-security-policy')).not.toContain('example');
});

test('no address that a request names stands in a document as that of the site', async () => {
  const { body } = await send(requestText('GET //evil.example/page'));
  expect(body).toContain('<!doctype html>');
  expect(body).not.toContain('evil.example');
});

describe('an address of a file', () => {
  test.each([
    '/assets/app.0a1b2c3d.css',
    '/assets/app.js?v=2',
    '/static/app.js.map',
    '/favicon.ico',
    '/apple-touch-icon.PNG',
    '/wp-login.php',
    '/roadmaps/picture.webp',
    '/releases/mfe-a/9.9.9-h000000009/routes.js',
    '/releases/mfe-a/9.9.9-h000000009/routes',
    '/releases/nothing',
  ])('%s is no file and gets no document, and nothing caches that', async (url) => {
    const { statusCode, headers, body } = await site
      .visitor()
      .send({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toBe("There's no such file.\n");
  });

  test.each(['/nothing', '/version-1.2', '/assets/'])('%s gets a page', async (url) => {
    const { statusCode, headers } = await site.visitor().get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test('a call gets its own response, whatever it ends with', async () => {
    const { statusCode, headers } = await site.visitor().get('/v1/nothing.css');
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('cookies and other origins', () => {
  test('over https cookies are for secure connections to this very host', async () => {
    const learner = await site.signUp();
    expect([...learner.cookies.keys()]).toEqual([
      '__Host-access',
      '__Secure-refresh',
      '__Secure-device',
    ]);
    const answer = await learner.post('/v1/auth/refresh');
    expect(answer.cookies.map(({ secure }) => secure)).toEqual([true, true]);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  const callback = (origin: string) =>
    site.visitor().send({
      method: 'POST',
      url: '/v1/auth/signin',
      payload: { email: 'nobody@example.org', password: PASSWORD },
      headers: { origin, 'sec-fetch-site': 'same-site' },
    });

  test('a page of an allowed origin may call and read', async () => {
    const answer = await callback('https://www.example.org');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.org',
      'access-control-allow-credentials': 'true',
      vary: expect.stringMatching(/\borigin\b/i),
    });
  });

  test('a page of any other origin may not', async () => {
    const answer = await callback('https://other.example.org');
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  const preflight = (origin: string | null, headers: Record<string, string> = {}) =>
    site
      .visitor()
      .send({ method: 'OPTIONS', url: '/v1/auth/signin', headers: { origin, ...headers } });

  test.each([
    ['as browsers do', { 'access-control-request-method': 'POST' }],
    ['without naming a method', {}],
  ])('a preflight request, %s, learns what an allowed origin may send', async (_case, headers) => {
    const answer = await preflight('https://www.example.org', headers);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.org',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'content-type, x-requested-with, cache-control, pragma, expires, if-match, x-expected-user, x-mutation-age, x-time-zone',
      'access-control-max-age': '600',
    });
  });

  test.each([
    ['another site', 'https://evil.example'],
    ['a frame without origin', 'null'],
    ['an allowed origin with more behind it', 'https://www.example.org.evil.example'],
    ['an allowed host without encryption', 'http://www.example.org'],
    ['nobody in particular', null],
  ])('asking beforehand from %s gets no permission at all', async (_case, origin) => {
    const answer = await preflight(origin, { 'access-control-request-method': 'POST' });
    expect(answer.statusCode).toBe(404);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
    expect(answer.headers.vary).toMatch(/origin/i);
  });
});
