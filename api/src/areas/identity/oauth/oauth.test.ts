import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OauthProvider } from '@site/shared/contracts/identity';
import type { Agent } from '../../../../testing/agent.ts';
import { type ConsentForm, consent } from '../../../../testing/oauth/consent.ts';
import {
  type LocalProvider,
  registeredWith,
  startLocalProvider,
} from '../../../../testing/oauth/local-provider.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';

let google: LocalProvider;
let github: LocalProvider;
let site: TestApp;
beforeAll(async () => {
  [google, github] = await Promise.all([
    startLocalProvider('google'),
    startLocalProvider('github'),
  ]);
  site = await createTestApp(registeredWith(google.url, github.url));
});
afterAll(async () => {
  await site.close();
  await Promise.all([google.stop(), github.stop()]);
});

const TRANSACTION_COOKIE = 'sign_in_3000';
const SIGNED_IN = 'http://localhost:3000/auth/oauth/callback?token=signed-in';
const failedWith = (code: string) => `http://localhost:3000/auth/login?error=${code}`;

let people = 0;
const newEmail = () => {
  people += 1;
  return `kavya${people}@example.org`;
};

const begin = (agent: Agent, provider: OauthProvider) => agent.get(`/v1/oauth/${provider}`);

/** Opens the address that a provider leads back to; returns where the site leads on. */
async function comeBack(agent: Agent, { pathname, search }: URL): Promise<string | undefined> {
  const answer = await agent.get(pathname + search);
  return answer.headers.location;
}

/** The whole way, with this answer on the consent page. */
async function signInBy(
  provider: OauthProvider,
  form: ConsentForm | null,
  agent = site.visitor(),
): Promise<{ agent: Agent; location: string | undefined }> {
  const { headers } = await begin(agent, provider);
  const back = await consent(headers.location ?? '', form);
  return { agent, location: await comeBack(agent, back) };
}

const me = async (agent: Agent) => (await agent.get('/v1/auth/me')).json();

const signUp = (email: string) =>
  site.visitor().post('/v1/auth/signup', { email, password: PASSWORD, name: 'Somebody Else' });

const verify = (email: string) =>
  site.database.pool.query('update users set email_verified_at = now() where email = $1', [email]);

async function signInByPassword(email: string) {
  const agent = site.visitor();
  const answer = await agent.post('/v1/auth/signin', { email, password: PASSWORD });
  return { agent, status: answer.statusCode };
}

describe.each(['google', 'github'] as const)('through %s', (provider) => {
  test('a new person gets an account with a verified address, a picture and no password', async () => {
    const email = newEmail();
    const { agent, location } = await signInBy(provider, { email, name: 'Kavya Iyer' });
    expect(location).toBe(SIGNED_IN);
    expect(await me(agent)).toMatchObject({
      email,
      name: 'Kavya Iyer',
      provider,
      avatarUrl: expect.stringMatching(/^https:\/\/(pictures|avatars)\.example\.org\//),
      emailVerified: true,
      hasPassword: false,
      providers: [provider],
    });
    expect([...agent.cookies.keys()]).toEqual(['access_3000', 'refresh_3000']);
  });

  test('a second sign-in finds the same person, also when the address has changed there', async () => {
    const [email, subject] = [newEmail(), `account-${newEmail()}`];
    const first = await signInBy(provider, { email, subject });
    const second = await signInBy(provider, { email: newEmail(), subject, verified: false });
    expect(second.location).toBe(SIGNED_IN);
    expect(await me(second.agent)).toMatchObject({ id: (await me(first.agent)).id, email });
  });

  test("someone whose address was used by a person who hadn't verified it starts empty", async () => {
    const email = newEmail();
    await signUp(email);
    const { agent: before } = await signInByPassword(email);
    const { agent, location } = await signInBy(provider, { email, name: 'Kavya Iyer' });
    expect(location).toBe(SIGNED_IN);
    expect(await me(agent)).toMatchObject({ email, name: 'Kavya Iyer', hasPassword: false });
    expect((await before.get('/v1/auth/me')).statusCode).toBe(401);
    expect((await signInByPassword(email)).status).toBe(401);
  });

  test('an address that is not verified there makes and joins no account', async () => {
    const email = newEmail();
    const { agent, location } = await signInBy(provider, { email, verified: false });
    expect(location).toBe(failedWith('email-unverified'));
    expect(agent.cookies.size).toBe(0);
    const { rows } = await site.database.pool.query('select 1 from users where email = $1', [
      email,
    ]);
    expect(rows).toEqual([]);
  });

  test('who says no comes back to the login page, and can begin again', async () => {
    const { agent, location } = await signInBy(provider, null);
    expect(location).toBe(failedWith('denied'));
    expect(agent.cookies.size).toBe(0);
    expect((await signInBy(provider, { email: newEmail() }, agent)).location).toBe(SIGNED_IN);
  });

  test('the way there carries PKCE, a state, and a cookie that scripts cannot read', async () => {
    const answer = await begin(site.visitor(), provider);
    expect(answer.statusCode).toBe(302);
    const authorization = new URL(answer.headers.location ?? '').searchParams;
    expect(authorization.get('code_challenge_method')).toBe('S256');
    expect(authorization.get('code_challenge')).toHaveLength(43);
    expect(authorization.get('state')).toHaveLength(43);
    expect(authorization.get('redirect_uri')).toBe(
      `http://localhost:3000/v1/oauth/${provider}/callback`,
    );
    expect(authorization.has('nonce')).toBe(provider === 'google');
    expect(answer.cookies).toMatchObject([
      { name: TRANSACTION_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/v1/oauth', maxAge: 600 },
    ]);
  });
});

// What we make of what a provider says is the same with every one.
describe('the account', () => {
  const provider = 'google';

  test.each([
    ['Kavya\r\nIyer\u202e', 'Kavya Iyer'],
    ['Аdministrator', /^kavya\d+$/],
    ['\u200b\ufe0f', /^kavya\d+$/],
  ])('of the name %j the account gets what can be shown', async (given, shown) => {
    const { agent } = await signInBy(provider, { email: newEmail(), name: given });
    expect((await me(agent)).name).toMatch(shown);
  });

  test('who has a reserved name and address is called Learner, not by the address', async () => {
    const { agent } = await signInBy(provider, {
      email: 'support@example.org',
      name: 'Support',
    });
    expect((await me(agent)).name).toBe('Learner');
  });

  test('the sign-in that the browser had before ends', async () => {
    const { agent } = await signInBy(provider, { email: newEmail() });
    const before = site.visitor();
    for (const [name, value] of agent.cookies) before.cookies.set(name, value);
    await signInBy(provider, { email: newEmail() }, agent);
    expect((await before.get('/v1/auth/me')).statusCode).toBe(401);
  });

  test("the account with the address is linked if it's verified, and its password stays", async () => {
    const email = newEmail();
    await signUp(email);
    await verify(email);
    const { agent } = await signInBy(provider, { email: email.toUpperCase(), subject: email });
    expect(await me(agent)).toMatchObject({ email, name: 'Somebody Else', providers: [provider] });
    expect((await signInByPassword(email)).status).toBe(201);
    // Password guesses from elsewhere don't stop this browser from signing in with it.
    expect(agent.cookies.has('device_3000')).toBe(true);
  });

  test('another identity at the same provider does not get into the account', async () => {
    const email = newEmail();
    const owner = await signInBy(provider, { email, subject: `old-${email}` });
    const other = await signInBy(provider, { email, subject: `new-${email}` });
    expect(other.location).toBe(failedWith('link-refused'));
    expect(other.agent.cookies.size).toBe(0);
    expect(await me(owner.agent)).toMatchObject({ email });
  });

  test('a disabled person learns so, and the earlier sign-in of the browser goes on', async () => {
    const email = newEmail();
    const { agent } = await signInBy(provider, { email, name: 'Kavya Iyer' });
    const { id } = await me(agent);
    await site.database.pool.query(
      "update users set disabled_at = now(), disabled_reason = 'Spam.' where id = $1",
      [id],
    );
    const other = await site.signUp();
    const { location } = await signInBy(provider, { email, name: 'Kavya Iyer' }, other);
    expect(location).toBe(failedWith('account-disabled'));
    expect((await me(other)).id).toBe(other.id);
  });
});

// What is between our browser and us is the same with every provider.
describe('the way back', () => {
  const provider = 'google';

  test('a tampered state is refused, and does not leave a second try', async () => {
    const agent = site.visitor();
    const { headers } = await begin(agent, provider);
    const back = await consent(headers.location ?? '', { email: newEmail() });
    const tampered = new URL(back);
    tampered.searchParams.set('state', 'x'.repeat(43));
    expect(await comeBack(agent, tampered)).toBe(failedWith('state'));
    expect(await comeBack(agent, back)).toBe(failedWith('state'));
    expect(agent.cookies.size).toBe(0);
  });

  test('a way back that this browser did not begin is refused', async () => {
    const { headers } = await begin(site.visitor(), provider);
    const back = await consent(headers.location ?? '', { email: newEmail() });
    const victim = site.visitor();
    expect(await comeBack(victim, back)).toBe(failedWith('state'));
    await begin(victim, provider);
    expect(await comeBack(victim, back)).toBe(failedWith('state'));
  });

  test('a way back counts once, even for a copy of the browser', async () => {
    const agent = site.visitor();
    const { headers } = await begin(agent, provider);
    const copy = site.visitor();
    copy.cookies.set(TRANSACTION_COOKIE, agent.cookies.get(TRANSACTION_COOKIE) ?? '');
    const back = await consent(headers.location ?? '', { email: newEmail() });
    expect(await comeBack(agent, back)).toBe(SIGNED_IN);
    expect(await comeBack(agent, back)).toBe(failedWith('state'));
    expect(await comeBack(copy, back)).toBe(failedWith('state'));
    expect(copy.cookies.size).toBe(0);
  });

  test('a code that was given to another browser fails without its proof', async () => {
    const { headers } = await begin(site.visitor(), provider);
    const stolen = await consent(headers.location ?? '', { email: newEmail() });
    const thief = site.visitor();
    const authorization = new URL((await begin(thief, provider)).headers.location ?? '');
    stolen.searchParams.set('state', authorization.searchParams.get('state') ?? '');
    expect(await comeBack(thief, stolen)).toBe(failedWith('failed'));
    expect(thief.cookies.size).toBe(0);
  });

  test('after ten minutes the way back has expired', async () => {
    const agent = site.visitor();
    const { headers } = await begin(agent, provider);
    const back = await consent(headers.location ?? '', { email: newEmail() });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
    const location = await comeBack(agent, back);
    clock.mockRestore();
    expect(location).toBe(failedWith('state'));
  });

  test('two browsers of one new person at once come to one account', async () => {
    const email = newEmail();
    const both = await Promise.all([signInBy(provider, { email }), signInBy(provider, { email })]);
    expect(both.map(({ location }) => location)).toEqual([SIGNED_IN, SIGNED_IN]);
    const [one, two] = await Promise.all(both.map(({ agent }) => me(agent)));
    expect(one.id).toBe(two.id);
  });
});

test('a person can sign in through both, into one account', async () => {
  const email = newEmail();
  const first = await signInBy('google', { email });
  const second = await signInBy('github', { email });
  const account = await me(second.agent);
  expect(account.id).toBe((await me(first.agent)).id);
  expect([...account.providers].sort()).toEqual(['github', 'google']);
});

test('a way that was begun at one provider does not end at the other', async () => {
  const agent = site.visitor();
  const { headers } = await begin(agent, 'github');
  const back = await consent(headers.location ?? '', { email: newEmail() });
  back.pathname = '/v1/oauth/google/callback';
  expect(await comeBack(agent, back)).toBe(failedWith('state'));
});

test('a forged or garbled cookie counts as none', async () => {
  for (const forged of ['garbage', 'a.b', '.', `${Buffer.from('{}').toString('base64url')}.x`]) {
    const agent = site.visitor();
    agent.cookies.set(TRANSACTION_COOKIE, forged);
    const answer = await agent.get('/v1/oauth/google/callback?code=x&state=y');
    expect(answer.headers.location).toBe(failedWith('state'));
  }
});

test('a provider that is not configured is not there', async () => {
  const bare = await createTestApp({
    OAUTH_GOOGLE_CLIENT_ID: 'a',
    OAUTH_GOOGLE_CLIENT_SECRET: 'b',
  });
  expect((await bare.visitor().get('/v1/oauth/github')).statusCode).toBe(404);
  expect((await bare.visitor().get('/v1/oauth/github/callback?code=x')).statusCode).toBe(404);
  expect((await bare.visitor().get('/v1/oauth/email')).statusCode).toBe(400);
  await bare.close();
});

describe("a provider that doesn't answer as it should", () => {
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
  });
  afterAll(async () => {
    await site.close();
    provider.closeAllConnections();
    await new Promise((closed) => provider.close(closed));
  });

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

  test('one that answers with a server error, or limits us, is down', async () => {
    answer = status(503);
    expect(await beginAtGoogle()).toBe(failedWith('provider-down'));
    expect(await comeBackFromGithub()).toBe(failedWith('provider-down'));
    answer = status(429);
    expect(await comeBackFromGithub()).toBe(failedWith('provider-down'));
  });

  test('a provider that breaks the connection is down', async () => {
    answer = (request) => request.socket.destroy();
    expect(await beginAtGoogle()).toBe(failedWith('provider-down'));
    expect(await comeBackFromGithub()).toBe(failedWith('provider-down'));
  });

  test('nobody waits longer than five seconds for an answer that does not come, or begins and does not end', async () => {
    const never: RequestListener = () => {};
    const unfinished: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"access_token":');
    const tokens = [never, unfinished];
    answer = (request, response) =>
      (request.method === 'POST' ? tokens.pop() : never)?.(request, response);
    const places = await Promise.all([beginAtGoogle(), comeBackFromGithub(), comeBackFromGithub()]);
    expect(places).toEqual(Array(3).fill(failedWith('provider-down')));
    expect(tokens).toEqual([]);
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
});
