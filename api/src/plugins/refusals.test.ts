import { connect as openSocket } from 'node:net';
import { problem } from '@site/shared/contracts/composition';
import type { FastifyInstance } from 'fastify';
import { type Agent, createAgent } from '../../testing/agent.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connect, type Database } from '../database/database.ts';
import { databaseProblem } from './errors.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const person = { email: 'asha@example.org', password: PASSWORD, name: 'Asha Rao' };
const json = { 'content-type': 'application/json' };
const signup = (payload: string, headers: Record<string, string> = json) =>
  site.visitor().send({ method: 'POST', url: '/v1/auth/signup', payload, headers });

describe('a request that cannot be understood is refused with a body that says why', () => {
  test.each([
    ['JSON that ends too early', () => signup('{"email":'), 400],
    ['a body that is no object', () => signup('[]'), 400],
    ['no body', () => signup(''), 400],
    ['a form', () => signup('email=a', { 'content-type': 'text/plain' }), 415],
    ['a body beyond 64 KiB', () => signup(JSON.stringify({ name: 'a'.repeat(70_000) })), 413],
    ['an address nobody knows', () => site.visitor().get('/v1/nothing'), 404],
    ['a method nobody knows', () => site.visitor().patch('/v1/auth/me', {}), 404],
    ['an address that is no text', () => site.visitor().get('/v1/%zz'), 400],
    ['an address with NUL', () => site.visitor().get('/v1/roadmaps/a%00b'), 400],
  ])('%s', async (_case, send, status) => {
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    expect(problem.parse(answer.json()).statusCode).toBe(status);
    expect(answer.json().message).toMatch(/^[A-Za-z].*\.$/);
  });

  test('what is missing or of another kind is said in plain words', async () => {
    const answer = await signup('{"email":5,"password":true}');
    expect(answer.json().message).toBe(
      'email must be text. password must be text. name is required.',
    );
  });

  test('the message names each field that nobody knows', async () => {
    const answer = await signup(JSON.stringify({ ...person, colour: 'red', size: 'big' }));
    expect(answer.json().errors).toEqual({
      colour: "isn't a known field",
      size: "isn't a known field",
    });
    expect(answer.json().message).toBe("colour isn't a known field. size isn't a known field.");
  });
});

test('bytes that are no request are answered like any other refusal', async () => {
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = openSocket(Number(new URL(address).port), '127.0.0.1');
  socket.end('nonsense\r\n\r\n');
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '');
  expect(problem.parse(body).message).toBe("The request can't be read.");
});

describe('a change that another site has a browser send is refused', () => {
  const attempt = (headers: Record<string, string | null>) =>
    site.visitor().send({
      method: 'POST',
      url: '/v1/auth/signin',
      payload: { email: person.email, password: PASSWORD },
      headers,
    });

  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a frame without origin', { origin: 'null' }],
    ['from another port of this machine', { origin: 'http://localhost:9999' }],
    ['from another scheme', { origin: 'https://localhost:3000' }],
    ['that a browser marks as cross-site', { origin: null, 'sec-fetch-site': 'cross-site' }],
    ['that a browser marks as same-site', { origin: null, 'sec-fetch-site': 'same-site' }],
    ['with cookies but without our header', { cookie: 'a=b', 'x-requested-with': null }],
  ])('%s', async (_case, headers) => {
    const answer = await attempt(headers);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign-origin']);
  });

  test.each([
    ['a page of the site', {}],
    [
      'a page of the site under 127.0.0.1',
      { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
    ],
    ['a program without a browser', { origin: null, 'sec-fetch-site': null }],
  ])('%s passes', async (_case, headers) => {
    expect((await attempt(headers)).statusCode).toBe(401);
  });
});

describe('a name that is not ours', () => {
  const get = (url: string, host: string) =>
    site.visitor().send({ method: 'GET', url, headers: { host } });

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.7', '%'])(
    '%s gets nothing',
    async (host) => {
      const answer = await get('/v1/auth/me', host);
      expect([answer.statusCode, answer.json().code]).toEqual([421, 'unknown-host']);
    },
  );

  test.each(['localhost:3000', '127.0.0.1', '[::1]:8080'])('%s is ours', async (host) => {
    expect((await get('/v1/auth/me', host)).statusCode).toBe(401);
  });

  test('may read how the process is: probes know an address only', async () => {
    expect((await get('/v1/health', '10.0.0.7')).statusCode).toBe(200);
    expect((await get('/v1/ready', '10.0.0.7')).json().code).toBe('not-ready');
  });
});

test('an answer is not to be stored, framed, run or guessed at', async () => {
  const { headers } = await site.visitor().get('/v1/auth/me');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('an unexpected error gets a neutral response', async () => {
  const answer = await breaking(() => site.visitor().post('/v1/auth/signup', person));
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/users|column|relation/);
});

/** Runs it while a table is missing, which no request can cause. */
async function breaking<T>(work: () => Promise<T>): Promise<T> {
  await site.database.pool.query('alter table users rename to elsewhere');
  try {
    return await work();
  } finally {
    await site.database.pool.query('alter table elsewhere rename to users');
  }
}

describe('keys that change prototypes', () => {
  const OWN = Object.getOwnPropertyNames(Object.prototype).sort();
  afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(OWN));

  const bodies = [
    '{"email":"a@b.cc","password":"x","__proto__":{"polluted":1}}',
    '{"email":"a@b.cc","password":"x","constructor":{"prototype":{"polluted":1}}}',
    '{"email":{"__proto__":{"polluted":1}},"password":"x"}',
    '{"email":"a@b.cc","password":"x","\\u005f_proto__":{"polluted":1}}',
  ];
  test.each(bodies)('%s is refused, and changes no object of the process', async (payload) => {
    const { statusCode } = await site.visitor().send({
      method: 'POST',
      url: '/v1/auth/signin',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(statusCode).toBe(400);
  });

  test.each(['__proto__[polluted]=1', 'constructor[prototype][polluted]=1', '__proto__=1'])(
    'so is the search part %s',
    async (query) => {
      expect((await site.visitor().get(`/v1/articles/?${query}`)).statusCode).toBe(400);
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])(
    'nothing goes by the name %s',
    async (name) => {
      const learner = await site.signUp();
      for (const url of [
        `/v1/roadmaps/${name}`,
        `/v1/dsa-problems/${name}`,
        `/v1/articles/${name}`,
        `/v1/mock-tests/${name}`,
        `/v1/posts/${name}`,
      ]) {
        const { statusCode } = await learner.get(url);
        expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true]);
      }
    },
  );

  test('an imported export with such keys changes no object of the process', async () => {
    const learner = await site.signUp();
    const odd = '"__proto__":{"polluted":1}';
    const text = `{"format":"learner-data","version":1,${odd},"progress":[{"unitId":"__proto__",${odd}}]}`;
    const { statusCode } = await learner.post('/v1/profile/imports/preview', { file: text });
    expect(statusCode).toBeLessThan(500);
  });
});

describe('while the database cannot be reached', () => {
  let app: FastifyInstance;
  let database: Database;
  let visitor: Agent;

  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET: 'x'.repeat(32) });
    database = connect('postgresql://site@localhost/site?host=%2Fnowhere');
    app = await buildApp(config, database);
    visitor = createAgent(app, config);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  test.each([
    ['signing in', () => visitor.post('/v1/auth/signin', { email: 'a@b.cc', password: PASSWORD })],
    ['the list of roadmaps', () => visitor.get('/v1/roadmaps')],
    ['the feed', () => visitor.get('/feed.xml')],
  ])('%s is answered with 503 in words for people', async (_case, send) => {
    const answer = await send();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect([answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      '10',
      'no-store',
    ]);
    expect(answer.body).not.toContain('nowhere');
  });

  test('a refresh that cannot be done leaves the person signed in', async () => {
    visitor.cookies.set('refresh_3000', 'token');
    const answer = await visitor.post('/v1/auth/refresh');
    expect([answer.statusCode, answer.cookies]).toEqual([503, []]);
  });

  test('the process is healthy but not ready', async () => {
    expect((await visitor.get('/v1/health')).statusCode).toBe(200);
    expect((await visitor.get('/v1/ready')).statusCode).toBe(503);
  });

  test('two changes that waited for each other are no error of the site: one may be made again', () => {
    const error = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    expect(databaseProblem(error, app.log)).toMatchObject({ statusCode: 503, code: 'busy' });
  });
});
