import type { FastifyInstance } from 'fastify';
import { type Agent, createAgent } from '../../testing/agent.ts';
import { statementsAbout } from '../../testing/statements.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { buildApp } from '../app.ts';
import { connect, type Database } from '../database/database.ts';
import { rules } from './rules.ts';

/** Two processes on one database: each has its own connections, counts and application. */
let site: TestApp;
let secondDatabase: Database;
let second: FastifyInstance;

beforeAll(async () => {
  site = await createTestApp({ LIMITS_FACTOR: '1', TRUST_PROXY: '1' });
  secondDatabase = connect(site.database.url);
  second = await buildApp(site.config, secondDatabase);
});
// Everything that counts is of the test.
beforeEach(async () => {
  await site.database.pool.query('truncate users, limit_counts cascade');
});
afterAll(async () => {
  await second.close();
  await secondDatabase.close();
  await site.close();
});

/** In turn at the one process and the other. */
const processes = () => [site.visitor(), createAgent(second, site.config)] as const;

async function statuses(
  times: number,
  request: (agent: Agent, turn: number) => ReturnType<Agent['get']>,
) {
  const agents = processes();
  const seen: Record<number, number> = {};
  for (let turn = 0; turn < times; turn += 1) {
    const { statusCode } = await request(agents[turn % 2] as Agent, turn);
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
  }
  return seen;
}

/** Every address to which a change of a limited kind is sent by people who need not be signed in. */
const addressLimited = [
  '/v1/auth/signup',
  '/v1/auth/signin',
  '/v1/auth/verify',
  '/v1/auth/password/forgot',
  '/v1/auth/password/reset',
  '/v1/admins/auth/signin',
  '/v1/admins/auth/password',
  '/v1/request-callback',
];

/** Moves the end of all windows into the past. */
const later = () =>
  site.database.pool.query(`update limit_counts set resets_at = now() - interval '1 second'`);

const signIn = (agent: Agent, email: string, password = 'wrong1$one') =>
  agent.post('/v1/auth/signin', { email, password });

/** A request that comes through the proxy from this address. */
const from = (agent: Agent, ip: string, payload: object, url = '/v1/auth/signin') =>
  agent.send({ method: 'POST', url, payload, headers: { 'x-forwarded-for': ip } });

test('an account takes 10 wrong passwords in 15 minutes, whichever process gets them', async () => {
  const seen = await statuses(14, (agent) => signIn(agent, 'asha@example.org'));
  expect(seen).toEqual({ 401: 10, 429: 4 });
});

test('the answer says when to come back, in its header and in words', async () => {
  await statuses(10, (agent) => signIn(agent, 'asha@example.org'));
  const answer = await signIn(site.visitor(), 'ASHA@example.org');
  const wait = Number(answer.headers['retry-after']);
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect(answer.json()).toEqual({
    statusCode: 429,
    code: 'too-many-requests',
    message: 'Too many attempts to log in. Please try again in 15 minutes.',
  });
});

test('a limit is over when its window is', async () => {
  await statuses(11, (agent) => signIn(agent, 'asha@example.org'));
  await later();
  expect((await signIn(site.visitor(), 'asha@example.org')).statusCode).toBe(401);
});

test('the right password takes back what was counted for the account', async () => {
  const person = { email: 'asha@example.org', password: PASSWORD, name: 'Asha Rao' };
  await site.visitor().post('/v1/auth/signup', person);
  await statuses(9, (agent) => signIn(agent, person.email));
  expect((await signIn(site.visitor(), person.email, PASSWORD)).statusCode).toBe(201);
  expect(await statuses(9, (agent) => signIn(agent, person.email))).toEqual({ 401: 9 });
});

test('the limit of one account leaves others alone', async () => {
  await statuses(11, (agent) => signIn(agent, 'asha@example.org'));
  expect((await signIn(site.visitor(), 'ravi@example.org')).statusCode).toBe(401);
});

/** Counts under a key up to `count`, as if that had been done already. */
const alreadyCounted = (key: string, count: number) =>
  site.database.pool.query(
    `insert into limit_counts (key, count, resets_at)
     values (sha256($1), $2, now() + interval '1 minute')`,
    [Buffer.from(key), count],
  );

const attemptFrom = (ip: string, email: string) =>
  from(site.visitor(), ip, { email, password: 'wrong1$one' });

test('an address is limited over all accounts; all of one IPv6 network count as one', async () => {
  await alreadyCounted('signin:address:2001:db8:0:1', 299);
  expect((await attemptFrom('2001:db8:0:1::5', 'a@example.org')).statusCode).toBe(401);
  expect((await attemptFrom('2001:db8::1:a:b:c:d', 'b@example.org')).statusCode).toBe(429);
  expect((await attemptFrom('2001:db8:0:2::5', 'c@example.org')).statusCode).toBe(401);
});

test.each([
  ['/56', '2001:db8:0:1200::/56', 4 * 300, '2001:db8:0:12ff::1', '2001:db8:0:1300::1'],
  ['/48', '2001:db8:7::/48', 16 * 300, '2001:db8:7:ffff::1', '2001:db8:8::1'],
])(
  'someone with a %s of IPv6 is limited too, though later',
  async (_length, network, most, inside, outside) => {
    await alreadyCounted(`signin:address:${network}`, most - 1);
    expect((await attemptFrom(inside, 'a@example.org')).statusCode).toBe(401);
    expect((await attemptFrom(inside, 'b@example.org')).statusCode).toBe(429);
    expect((await attemptFrom(outside, 'c@example.org')).statusCode).toBe(401);
  },
);

test('one household that goes on beyond its limit uses up nothing of its neighbours', async () => {
  await alreadyCounted('signin:address:2001:db8:7:1', 300);
  await alreadyCounted('signin:address:2001:db8:7:0::/56', 4 * 300 - 2);
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await attemptFrom('2001:db8:7:1::1', 'a@example.org')).statusCode).toBe(429);
  }
  expect((await attemptFrom('2001:db8:7:2::1', 'b@example.org')).statusCode).toBe(401);
});

test.each([
  ['fields that are wrong', '{"email":"nobody","password":""}'],
  ['no JSON at all', '{"email":'],
])(
  'a body with %s counts for its address, and is not read beyond the limit',
  async (_case, payload) => {
    await alreadyCounted('signin:address:192.0.2.1', 298);
    const signIn = () =>
      site.visitor().send({
        method: 'POST',
        url: '/v1/auth/signin',
        payload,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      });
    expect(
      [await signIn(), await signIn(), await signIn()].map(({ statusCode }) => statusCode),
    ).toEqual([400, 400, 429]);
  },
);

test('no route counts an address only after it has read the body', async () => {
  const named = Object.entries(rules).filter(([, limit]) => 'address' in limit.rules);
  for (const [name, limit] of named) {
    const { count = 0 } = 'address' in limit.rules ? limit.rules.address : {};
    await alreadyCounted(`${name}:address:192.0.2.1`, count);
  }
  const answers = await Promise.all(
    addressLimited.map((url) => from(site.visitor(), '192.0.2.1', { nonsense: true }, url)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(addressLimited.map(() => 429));
  expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
});

test.each([
  ['registering', '/v1/auth/signup', { email: 'a@b.cc', password: PASSWORD, name: 'Asha Rao' }, 10],
  ['a forgotten password', '/v1/auth/password/forgot', { email: 'a@b.cc' }, 5],
  ['a callback', '/v1/request-callback', { name: 'Asha', email: 'a@b.cc', phone: '9876543210' }, 5],
])('%s is limited for each account', async (_case, url, payload, most) => {
  const seen = await statuses(most + 2, (agent, turn) =>
    from(agent, `192.0.2.${turn}`, payload, url),
  );
  expect(seen[429]).toBe(2);
});

test('mails to verify and attempts with a password are limited for each person', async () => {
  const learner = await site.signUp();
  for (let turn = 0; turn < 5; turn += 1) await learner.post('/v1/auth/verification', {});
  expect((await learner.post('/v1/auth/verification', {})).statusCode).toBe(429);
  const change = () =>
    learner.put('/v1/auth/password', { currentPassword: 'wrong1$one', newPassword: PASSWORD });
  for (let turn = 0; turn < 10; turn += 1) expect((await change()).statusCode).toBe(400);
  expect((await change()).statusCode).toBe(429);
});

test('a person makes at most 240 changes a minute over both processes, and nearly as many', async () => {
  const learner = await site.signUp();
  const other = createAgent(second, site.config);
  for (const [name, value] of learner.cookies) other.cookies.set(name, value);
  const change = (agent: Agent) =>
    agent.patch(`/v1/users/${learner.id}/learning-units/none`, { completed: true });
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, turn) => change(turn % 2 ? learner : other)),
  );
  const through = answers.filter(({ statusCode }) => statusCode !== 429).length;
  expect(through).toBeLessThanOrEqual(240);
  expect(through).toBeGreaterThan(200);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json().message).toMatch(
    /^Too many changes\. Please try again in (1 minute|\d+ seconds?)\.$/,
  );
  expect((await learner.get('/v1/auth/me')).statusCode).toBe(200);
});

test('a change seldom queries the database for its limit', async () => {
  const learner = await site.signUp();
  const statements = await statementsAbout(/limit_counts/, async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      await learner.patch(`/v1/users/${learner.id}/learning-units/none`, { completed: true });
    }
  });
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(4);
});

describe('reading', () => {
  let narrow: FastifyInstance;
  beforeAll(async () => {
    narrow = await buildApp({ ...site.config, limitsFactor: 0.1 }, site.database);
  });
  afterAll(() => narrow.close());

  const visitor = () => createAgent(narrow, site.config);
  async function signedIn(): Promise<Agent> {
    const agent = visitor();
    for (const [name, value] of (await site.signUp()).cookies) agent.cookies.set(name, value);
    return agent;
  }

  /** As many at once as don't meet the limit of unanswered calls. */
  const AT_ONCE = 500;

  /** How many of so many calls were let through, and the first refusal. */
  async function reading(times: number, agent: Agent, url: string, ip: string) {
    const headers = { 'x-forwarded-for': ip };
    const answers: Awaited<ReturnType<Agent['send']>>[] = [];
    while (answers.length < times) {
      const length = Math.min(AT_ONCE, times - answers.length);
      const some = Array.from({ length }, () => agent.send({ method: 'GET', url, headers }));
      answers.push(...(await Promise.all(some)));
    }
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    return { through: times - refused.length, refused: refused[0] };
  }

  test("a visitor's address searches at most 12,000 times a minute, and learns when to try again", async () => {
    const search = (times: number, ip: string) => reading(times, visitor(), '/v1/search', ip);
    const { through, refused } = await search(1_300, '192.0.2.1');
    expect(through).toBe(1_200);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json().message).toMatch(/^Too many requests\. Please try again in \d+ \w+\.$/);
    expect((await search(1, '192.0.2.2')).through).toBe(1);
  });

  test('a college of 300 learners at one address reads without being refused, ten pages each', async () => {
    // A tenth of them, as everything here has a tenth of its limit.
    const learners = Array.from({ length: 30 }, visitor);
    const answers = await Promise.all(
      learners.flatMap((learner) => Array.from({ length: 10 }, () => learner.get('/v1/health'))),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  test('a signed-in person has 1,200 a minute, apart from others at the same address', async () => {
    const [learner, other] = [await signedIn(), await signedIn()];
    expect((await reading(130, learner, '/v1/auth/me', '127.0.0.1')).through).toBe(120);
    expect((await reading(1, other, '/v1/auth/me', '127.0.0.1')).through).toBe(1);
  });
});

test('restarts take nothing from those who sign up in between', async () => {
  const restarts = 4;
  await alreadyCounted('signup:address:127.0.0.1', rules.signup.rules.address.count - restarts);
  for (let turn = 0; turn < restarts; turn += 1) {
    const restarted = await buildApp(site.config, secondDatabase);
    const person = { email: `a${turn}@example.org`, password: PASSWORD, name: 'Asha Rao' };
    const answer = await createAgent(restarted, site.config).post('/v1/auth/signup', person);
    await restarted.close();
    expect(answer.statusCode).toBe(201);
  }
});

test('without a trusted proxy nobody chooses the address that is counted', async () => {
  const direct = await buildApp({ ...site.config, trustProxy: null }, site.database);
  const agent = createAgent(direct, site.config);
  const seen = new Set<number>();
  for (let turn = 0; turn < 31; turn += 1) {
    const body = { name: 'Asha', email: `a${turn}@b.cc`, phone: '9876543210' };
    const answer = await from(agent, `192.0.2.${turn}`, body, '/v1/request-callback');
    seen.add(answer.statusCode);
  }
  await direct.close();
  expect([...seen]).toEqual([201, 429]);
});
