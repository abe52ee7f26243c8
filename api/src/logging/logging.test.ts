import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account, Profile } from '@site/shared/contracts/identity';
import fastify from 'fastify';
import { type Program, runProgram } from '../../testing/child-process.ts';
import { freePort } from '../../testing/free-port.ts';
import { consent } from '../../testing/oauth/consent.ts';
import {
  type LocalProvider,
  registeredWith,
  startLocalProvider,
} from '../../testing/oauth/local-provider.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { issueResetToken } from '../areas/identity/auth/mail-tokens.repository.ts';
import { createReleaseTokens } from '../areas/releases/tokens/release-tokens.ts';
import { projectRoot } from '../config/project-root.ts';
import { loggerOptions } from './logging.ts';

/** A site that logs all there is to log, and a browser that remembers every secret it met. */
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'logging-'));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let google: LocalProvider;
let github: LocalProvider;
let site: Program;
let url: string;

beforeAll(async () => {
  [database, google, github] = await Promise.all([
    createTestDatabase(),
    startLocalProvider('google'),
    startLocalProvider('github'),
  ]);
  const port = await freePort();
  url = `http://localhost:${port}`;
  site = runProgram('server', {
    ...registeredWith(google.url, github.url),
    PORT: port,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RELEASES_DIR: path.join(projectRoot, 'api/testing/no-releases'),
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
  });
  await site.until(`Ready at ${url}`);
});
afterAll(async () => {
  site.child.kill('SIGTERM');
  await site.ended();
  await Promise.all([google.stop(), github.stop(), database.close()]);
  rmSync(dataDir, { recursive: true });
});

const cookies = new Map<string, string>();
const secrets = new Set<string>();

/** Where everything comes from, as the proxy in front of the site says. */
const VISITOR = '203.0.113.9';

async function request(
  method: string,
  address: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(new URL(address, url), {
    method,
    redirect: 'manual',
    headers: {
      origin: url,
      'x-requested-with': 'XMLHttpRequest',
      'x-forwarded-for': VISITOR,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (value) secrets.add(value);
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
  return answer;
}

/** All the way through a provider; returns the address by which the person came back. */
async function signInBy(provider: 'google' | 'github'): Promise<URL> {
  const begun = await request('GET', `/v1/oauth/${provider}`);
  const back = await consent(begun.headers.get('location') ?? '', {
    email: `${provider}@example.org`,
  });
  for (const name of ['code', 'state']) secrets.add(back.searchParams.get(name) ?? '');
  const { status } = await request('GET', back.pathname + back.search);
  expect(status).toBe(302);
  return back;
}

/** Everything a person leaves: what they are called, what they write and look for, what goes wrong for them. */
async function leavePersonalTraces(person: { email: string; name: string }) {
  const phone = '9876501234';
  const note = 'remember the sentinel';
  const sought = 'dijkstra';
  for (const trace of [person.email, person.name, 'Asha', phone, note, sought, 'Kolkata', VISITOR])
    secrets.add(trace);
  const { id } = (await (await request('GET', '/v1/auth/me')).json()) as Account;
  const profile = (await (await request('GET', '/v1/profile')).json()) as Profile;
  secrets.add(profile.handle.handle);
  const { version } = profile.phone;
  const statuses = [
    await request('PUT', '/v1/profile/phone', { phone, version }),
    await request('PUT', '/v1/profile/phone', { phone: `${phone}0`, version, city: 'Kolkata' }),
    await request('GET', `/v1/search?q=${sought}`),
    await request('GET', `/v1/profiles/${profile.handle.handle}`),
    await request('GET', `/nowhere/${person.email}`),
    await request('PATCH', `/v1/users/${id}/learning-units/${sought}`, { notes: note }),
    await request('POST', '/v1/auth/password/forgot', { email: person.email }),
    await request('POST', '/v1/request-callback', {
      name: person.name,
      email: person.email,
      phone,
    }),
    await request('POST', '/v1/auth/signin', { email: person.email, password: 'wrong1$word' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 400, 200, 200, 503, 404, 202, 201, 401]);
}

/** What a team sends to release, and a token that is none. */
async function useReleaseTokens() {
  const rights = ['tokens', 'publish'] as const;
  const newToken = { unit: 'mfe-a', rights: [...rights], days: 1 };
  const { token } = await createReleaseTokens(database).create({ ...newToken, name: 'A pipeline' });
  const wrong = `mfe_${'x'.repeat(43)}`;
  secrets.add(token).add(wrong);
  const authorization = `Bearer ${token}`;
  const address = '/v1/releases/tokens';
  const made = await request('POST', address, { ...newToken, name: 'Another' }, { authorization });
  secrets.add(((await made.json()) as { token: string }).token);
  const denied = await request('GET', address, undefined, { authorization: `Bearer ${wrong}` });
  expect([made.status, denied.status]).toEqual([201, 401]);
  return () => request('GET', address, undefined, { authorization });
}

describe('an entry', () => {
  /** What is written when this is logged. */
  function written(entry: object, message = ''): string {
    let text = '';
    const stream = {
      write: (line: string) => {
        text += line;
      },
    };
    fastify({ logger: { ...loggerOptions('trace'), stream } }).log.trace(entry, message);
    return text;
  }

  test.each([
    ['headers', { headers: { cookie: 'access=hush', authorization: 'Bearer hush' } }],
    ['a request', { request: { headers: { cookie: 'access=hush' }, cookies: { access: 'hush' } } }],
    ['an answer', { answer: { headers: { 'set-cookie': ['access=hush'] } } }],
    ['a body', { body: { token: 'hush', password: 'hush' } }],
    ['an error that carries its request', { err: Object.assign(new Error('x'), { body: 'hush' }) }],
    ['an error whose cause does', { err: new Error('x', { cause: { code: 'hush' } }) }],
    [
      'an address in a message',
      new Error('GET http://localhost/?a=b&state=hush#token=hush failed'),
    ],
    ['an address with a disguised name', { url: '/callback?%63ode=hush' }],
  ])('with %s holds none of its secrets', (_case, entry) => {
    const text = written(entry);
    expect(JSON.parse(text).time).toBeGreaterThan(0);
    expect(text).not.toContain('hush');
  });

  test.each([
    [
      'a mail server that repeats an address',
      'EENVELOPE',
      'failed: no mailbox asha.rao+x@mail.example.org',
    ],
    ['an address with a search', 'ECONNRESET', 'GET /v1/search?q=asha failed'],
    ['the database, which repeats a value', '22P02', 'failed to read uuid: "asha"'],
  ])('that quotes %s names nobody', (_case, code, message) => {
    const err = Object.assign(new Error(message), { code });
    expect(written({ err })).not.toContain('asha');
    expect(written({ err })).toContain('failed');
  });

  test('leaves what helps to find an error', () => {
    const refused = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
    const text = written({ err: new Error('failed', { cause: refused }) });
    const { err } = JSON.parse(text);
    expect(err).toMatchObject({ message: 'failed', causes: [{ code: 'ECONNREFUSED' }] });
    expect(err.stack).toContain('logging.test.ts');
  });

  test("survives errors that are each other's cause", () => {
    const one = new Error('one');
    one.cause = new Error('two', { cause: one });
    expect(JSON.parse(written({ err: one })).err.message).toBe('one');
  });
});

test('no secret and nothing about a person is in the log, even at its most detailed level', async () => {
  const person = { email: 'asha@example.org', name: 'Asha Rao', password: PASSWORD };
  secrets.add(PASSWORD).add('local-secret');
  await request('POST', '/v1/auth/signup', person);
  await request('POST', '/v1/auth/signin', { email: person.email, password: PASSWORD });
  await leavePersonalTraces(person);
  const refreshToken = cookies.get(`refresh_${new URL(url).port}`);
  await request('POST', '/v1/auth/refresh');
  await request('POST', '/v1/auth/refresh');
  cookies.set(`refresh_${new URL(url).port}`, refreshToken ?? '');
  expect((await request('POST', '/v1/auth/refresh')).status).toBe(401);

  const { token } = await issueResetToken(database.kysely, person.email);
  secrets.add(token).add('another1$one');
  const reset = { token, password: 'another1$one', startEmpty: true };
  expect((await request('POST', '/v1/auth/password/reset', reset)).status).toBe(200);

  const askByToken = await useReleaseTokens();

  const back = await signInBy('google');
  // A second time, with a state that was used, and to where nothing is.
  await request('GET', back.pathname + back.search);
  await request('GET', `/v1/nowhere${back.search}`);
  await request('GET', `/nowhere${back.search}&%63ode=${back.searchParams.get('code')}`);
  await signInBy('github');

  // A provider that is gone, and a database that refuses, make errors with all that belongs to them.
  const begun = await request('GET', '/v1/oauth/google');
  const denied = await consent(begun.headers.get('location') ?? '', { email: 'g@example.org' });
  for (const name of ['code', 'state']) secrets.add(denied.searchParams.get(name) ?? '');
  await google.stop();
  await request('GET', denied.pathname + denied.search);
  for (const table of ['users', 'mail_tokens', 'release_tokens'])
    await database.pool.query(`alter table ${table} rename to ${table}_away`);
  expect((await request('GET', `/v1/auth/me?token=${token}`)).status).toBe(400);
  expect((await request('GET', '/v1/auth/me')).status).toBe(500);
  expect((await request('POST', '/v1/auth/password/reset', reset)).status).toBe(500);
  expect((await askByToken()).status).toBe(500);

  // A request is found by its id: in the answer, in the log, and in the message that people see.
  const failed = await request('GET', '/v1/auth/me');
  const requestId = failed.headers.get('x-request-id') ?? '';
  expect(requestId).toMatch(/^[\da-f]{12}$/);
  expect(await failed.text()).toContain(`quote request ${requestId}.`);

  await request('GET', '/v1/ready', undefined, { 'x-request-id': 'made-by-the-proxy' });
  const log = await site.until('"route":"/v1/ready"');
  const lines = log.split('\n').slice(0, -1);
  const written = lines.map((line) => JSON.parse(line));
  expect(written.filter((line) => line.req && !line.requestId)).toEqual([]);
  expect(
    written.find((line) => line.msg === 'unexpected error' && line.requestId === requestId),
  ).toMatchObject({ method: 'GET', route: '/v1/auth/me' });
  expect(log).toContain('"requestId":"made-by-the-proxy"');
  expect(written.find((line) => line.securityEvent === 'signin.failed')).toMatchObject({
    requestId: expect.any(String),
    network: expect.stringMatching(/^[\da-f]{12}$/),
  });
  expect(log).toContain('incoming request');
  expect(log).toContain('unexpected error');
  expect(log).toContain('sign-in failed');
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
  expect(secrets.size).toBeGreaterThan(15);
});
