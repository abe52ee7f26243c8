import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import { createServer as createSecureServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Boot, ReleaseManifest } from '@site/shared/contracts/composition';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { makeCertificate } from '../../bench/site/certificate.ts';
import { withRemote } from './composition.ts';
import { bootOf } from './document.ts';
import { createFront } from './front.ts';

const REMOTE = 'mfe-jobs';
const config = { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' };
const boot: Boot = {
  releaseManifest: testReleaseManifest(),
  config,
  manifestKeys: { site: 'key' },
};
const page = `<html><head></head><body><div id="root">Rendered</div>
<script type="application/json" id="boot">${JSON.stringify(boot)}</script></body></html>`;

const FILES = 'https://files.example.org';
const filesElsewhere = page
  .replace('</head>', `<script defer src="${FILES}/releases/shell/1/main.js"></script></head>`)
  .replace('"config":{', `"config":{"releasesOrigin":"${FILES}",`);

const servers: Server[] = [];

async function listen(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** The requests that reached the site. */
let received: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  etag: '"cached"',
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self' 'sha384-a'",
  'integrity-policy': 'blocked-destinations=(script)',
  'server-timing': 'page-view;desc="proof"',
  'strict-transport-security': 'max-age=63072000',
};

let site: URL;
let local: URL;
beforeAll(async () => {
  site = await listen(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming;
    received.push({ method, path, headers, body: await text(incoming) });
    if (path === '/jobs') return response.writeHead(404, PAGE_HEADERS).end(page);
    if (path === '/files-elsewhere')
      return response.writeHead(200, PAGE_HEADERS).end(filesElsewhere);
    if (path === '/elsewhere') return response.writeHead(404, PAGE_HEADERS).end(page);
    if (path === '/old') return response.writeHead(301, { location: `${site.origin}/new` }).end();
    if (path === '/release-manifest.json')
      return response.end(JSON.stringify(testReleaseManifest()));
    if (path === '/frame.html') return response.writeHead(200, PAGE_HEADERS).end('<p>Frame</p>');
    return response.writeHead(200, { 'set-cookie': '__Host-access=abc; Path=/; Secure' }).end('ok');
  });
  const compose = async (live: ReleaseManifest) =>
    withRemote(live, REMOTE, testRemote(REMOTE, { mountPaths: ['/jobs'] }));
  let front: RequestListener = () => {};
  local = await listen((incoming, response) => front(incoming, response));
  front = createFront({ site, config, local, remote: REMOTE, compose, keys: { here: 'own key' } });
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function requestLocal(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: object; body?: string } = {},
) {
  const sent = request(new URL(path, local), { method, headers: { ...headers } });
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
}

test('a page holds the remote, under a key of this machine, and is rendered in the browser', async () => {
  const { status, body } = await requestLocal('/jobs', { headers: { accept: 'text/html' } });
  const { releaseManifest, manifestKeys } = bootOf(body) ?? {};
  expect(status).toBe(200);
  expect(Object.keys(releaseManifest?.remotes ?? {})).toContain(REMOTE);
  expect(manifestKeys).toEqual({ here: 'own key' });
  expect(body).not.toContain('Rendered');
});

test('files that the site has on another origin come from here', async () => {
  const { body } = await requestLocal('/files-elsewhere', { headers: { accept: 'text/html' } });
  expect(bootOf(body)?.config).toEqual(config);
  expect(body).toContain('src="/releases/shell/1/main.js"');
  expect(body).not.toContain(FILES);
});

test('its policy lets what is being written in, and still nothing that is inline', async () => {
  const { headers } = await requestLocal('/jobs', { headers: { accept: 'text/html' } });
  const policy = headers['content-security-policy'];
  expect(policy).toContain(`script-src 'self' ${local.origin}`);
  expect(policy).toContain("default-src 'none'");
  expect(headers).not.toHaveProperty('integrity-policy');
});

test("what the site requires of browsers for its own name isn't required for localhost", async () => {
  const { headers } = await requestLocal('/jobs', { headers: { accept: 'text/html' } });
  for (const name of ['strict-transport-security', 'server-timing', 'etag'])
    expect(headers).not.toHaveProperty(name);
});

test('a document is requested whole, whatever the browser has cached', async () => {
  const conditional = { accept: 'text/html', 'if-none-match': '"cached"', 'accept-encoding': 'br' };
  await requestLocal('/jobs', { headers: conditional });
  expect(received[0]?.headers).not.toHaveProperty('if-none-match');
  expect(received[0]?.headers['accept-encoding']).toBe('identity');
});

test("an address that nobody owns stays unknown, and documents that aren't pages stay as they are", async () => {
  expect((await requestLocal('/elsewhere')).status).toBe(404);
  const { body, headers } = await requestLocal('/frame.html');
  expect(body).toBe('<p>Frame</p>');
  expect(headers['content-security-policy']).toBe(PAGE_HEADERS['content-security-policy']);
});

test('the release manifest that pages fetch again holds the remote, too', async () => {
  const { remotes } = JSON.parse((await requestLocal('/release-manifest.json')).body);
  expect(Object.keys(remotes)).toContain(REMOTE);
});

test("a call of the page arrives as one of the site's own pages", async () => {
  const headers = { origin: local.origin, referer: `${local.origin}/jobs`, 'x-a': 'b' };
  await requestLocal('/v1/progress', { method: 'POST', headers, body: '{"done":true}' });
  expect(received).toMatchObject([
    {
      method: 'POST',
      path: '/v1/progress',
      body: '{"done":true}',
      headers: { host: site.host, origin: site.origin, referer: `${site.origin}/jobs`, 'x-a': 'b' },
    },
  ]);
});

test('a call of any other page stays a foreign one, which the site refuses', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  await requestLocal('/v1/progress', { method: 'POST', headers });
  expect(received[0]?.headers).toMatchObject(headers);
});

test('a session is stored on localhost and known to the site', async () => {
  const { headers } = await requestLocal('/v1/auth/signin', { method: 'POST' });
  const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';');
  await requestLocal('/v1/auth/me', { headers: { cookie: `${cookie}; foreign=1` } });
  expect(received[1]?.headers.cookie).toBe('__Host-access=abc');
});

test('the site leads to its own pages on localhost', async () => {
  expect((await requestLocal('/old')).headers.location).toBe(`${local.origin}/new`);
});

test("an address that begins like that of another host is one of the site's", async () => {
  await requestLocal(`${local.origin}//evil.example/x`);
  expect(received).toMatchObject([{ path: '//evil.example/x', headers: { host: site.host } }]);
});

test.each(['/v1/telemetry', '/v1/remote-failures'])(
  "what a page reports (%s) doesn't reach the site: that version isn't there",
  async (path) => {
    expect((await requestLocal(path, { method: 'POST', body: '{}' })).status).toBe(204);
    expect(received).toEqual([]);
  },
);

test('a site with TLS is reached over it', async () => {
  const { key, cert } = await makeCertificate();
  const secure = createSecureServer({ key, cert }, (incoming, response) => {
    response.writeHead(200, { 'set-cookie': '__Host-access=abc; Path=/; Secure' });
    response.end(incoming.headers.host);
  }).listen(0, 'localhost');
  servers.push(secure);
  await once(secure, 'listening');
  const { port } = secure.address() as AddressInfo;
  globalAgent.options.ca = cert;
  const compose = async (live: ReleaseManifest) => live;
  const tls = new URL(`https://localhost:${port}`);
  const front = createFront({ site: tls, config, local, remote: REMOTE, compose, keys: {} });
  const answer = await fetch(await listen(front));
  expect(await answer.text()).toBe(`localhost:${port}`);
  expect(answer.headers.get('set-cookie')).not.toContain('Secure');
});

test("a remote that can't be put in, as while its remote.json is written, says so in the page", async () => {
  const compose = () => Promise.reject(new Error('mfe-jobs/remote.json: Unexpected end'));
  const front = createFront({ site, config, local, remote: REMOTE, compose, keys: {} });
  const { origin } = await listen(front);
  const answer = await fetch(`${origin}/jobs`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('mfe-jobs/remote.json: Unexpected end\n');
});

test('a site that is gone is named', async () => {
  const gone = await listen(() => {});
  servers.at(-1)?.close();
  const compose = async (live: ReleaseManifest) => live;
  const front = createFront({ site: gone, config, local, remote: REMOTE, compose, keys: {} });
  const { origin } = await listen(front);
  const answer = await fetch(`${origin}/jobs`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain(`${gone.origin} doesn't answer`);
});
