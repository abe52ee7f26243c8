import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registeredWith } from '../../../../testing/oauth/local-provider.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** A provider that answers as the test wants; both are registered at it. */
let answer: RequestListener;
let provider: Server;
let url: string;
let site: TestApp;

beforeAll(async () => {
  provider = createServer((request, response) => answer(request, response));
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  site = await createTestApp(registeredWith(url, url));
}, 60_000);
afterAll(async () => {
  await site.close();
  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
});

const failedWith = (code: string) => `http://localhost:3000/auth/login?error=${code}`;

const status =
  (code: number): RequestListener =>
  (_request, response) =>
    response.writeHead(code, { 'content-type': 'application/json' }).end('{}');

/** Opens the way to GitHub and comes back with a code at once. */
async function comeBackFromGithub(): Promise<string | undefined> {
  const agent = site.visitor();
  const authorization = new URL((await agent.get('/v1/oauth/github')).headers.location ?? '');
  const state = authorization.searchParams.get('state');
  const back = await agent.get(`/v1/oauth/github/callback?code=abc&state=${state}`);
  expect(agent.cookies.size).toBe(0);
  return back.headers.location;
}

const beginAtGoogle = async () =>
  (await site.visitor().get('/v1/oauth/google')).headers.location ?? '';

test('a provider that answers with a server error is down', async () => {
  answer = status(503);
  expect(await beginAtGoogle()).toBe(failedWith('provider-down'));
  expect(await comeBackFromGithub()).toBe(failedWith('provider-down'));
});

test('a provider that limits us is down for now', async () => {
  answer = status(429);
  expect(await comeBackFromGithub()).toBe(failedWith('provider-down'));
});

test('a provider that breaks the connection is down', async () => {
  answer = (request) => request.socket.destroy();
  expect(await beginAtGoogle()).toBe(failedWith('provider-down'));
  expect(await comeBackFromGithub()).toBe(failedWith('provider-down'));
});

test('nobody waits longer than five seconds for an answer that does not come', async () => {
  answer = () => {};
  const places = await Promise.all([beginAtGoogle(), comeBackFromGithub()]);
  expect(places).toEqual([failedWith('provider-down'), failedWith('provider-down')]);
}, 20_000);

test('an answer that begins and does not end is not waited for either', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"access_token":');
  expect(await comeBackFromGithub()).toBe(failedWith('provider-down'));
}, 20_000);

test('an answer that makes no sense is a failure', async () => {
  answer = status(200);
  expect(await comeBackFromGithub()).toBe(failedWith('failed'));
});

test("a provider that's back is used again", async () => {
  answer = status(503);
  expect(await beginAtGoogle()).toBe(failedWith('provider-down'));
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
      }),
    );
  };
  expect(await beginAtGoogle()).toMatch(`${url}/auth?`);
});

test.each([
  ['server_error', 'provider-down'],
  ['temporarily_unavailable', 'provider-down'],
  ['access_denied', 'denied'],
  ['redirect_uri_mismatch', 'failed'],
])('a provider that leads back with %s', async (error, code) => {
  const agent = site.visitor();
  const authorization = new URL((await agent.get('/v1/oauth/github')).headers.location ?? '');
  const state = authorization.searchParams.get('state');
  const back = await agent.get(`/v1/oauth/github/callback?error=${error}&state=${state}`);
  expect(back.headers.location).toBe(failedWith(code));
});
