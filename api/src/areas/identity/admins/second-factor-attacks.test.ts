import { type Agent, createAgent } from '../../../../testing/agent.ts';
import { codeOf, letCodesPass, turnOnSecondFactor } from '../../../../testing/second-factor.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';
import { buildApp } from '../../../app.ts';

let site: TestApp;
let other: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  site = await createTestApp();
  other = await buildApp(site.config, site.database);
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const url = '/v1/admins/me/second-factor';

async function withFactor() {
  const admin = await site.signInAdmin();
  const factor = await turnOnSecondFactor(admin);
  await letCodesPass(site);
  return { admin, email: admin.email, ...factor };
}

/** A browser at one of two processes, in turn. */
const browserAt = (place: number): Agent =>
  place % 2 === 0 ? site.visitor() : createAgent(other, site.config);

const enterPassword = (agent: Agent, email: string) =>
  agent.post('/v1/admins/auth/signin', { email, password: PASSWORD });

const signIn = async (agent: Agent, email: string, code: string) => {
  const { pending } = (await enterPassword(agent, email)).json();
  return (await agent.post('/v1/admins/auth/code', { pending, code })).statusCode;
};

const atOnce = (times: number, send: (place: number) => Promise<number>) =>
  Promise.all(Array.from({ length: times }, (_, place) => send(place)));

test('a code of the app that is sent to two processes at once signs in once', async () => {
  const { email, secret } = await withFactor();
  const code = codeOf(secret);
  const statuses = await atOnce(4, (place) => signIn(browserAt(place), email, code));
  expect(statuses.sort()).toEqual([201, 400, 400, 400]);
});

test('a recovery code that is sent to two processes at once signs in once', async () => {
  const { email, recoveryCodes } = await withFactor();
  const [code = ''] = recoveryCodes;
  const statuses = await atOnce(6, (place) => signIn(browserAt(place), email, code));
  expect(statuses.sort()).toEqual([201, 400, 400, 400, 400, 400]);
});

test('wrong codes count over all processes: five are tried, then even the right one is refused', async () => {
  const { email, secret } = await withFactor();
  const wrong = codeOf(secret, 9);
  const statuses = await atOnce(12, (place) => signIn(browserAt(place), email, wrong));
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect(await signIn(browserAt(1), email, codeOf(secret))).toBe(429);
});

test('an earlier code than the one used last is refused, too', async () => {
  const { email, secret } = await withFactor();
  expect(await signIn(site.visitor(), email, codeOf(secret))).toBe(201);
  expect(await signIn(site.visitor(), email, codeOf(secret, -1))).toBe(400);
});

test('one code does not both sign in and turn the second factor off', async () => {
  const { admin, email, secret } = await withFactor();
  const code = codeOf(secret);
  expect(await signIn(site.visitor(), email, code)).toBe(201);
  const off = await admin.post(`${url}/off`, { password: PASSWORD, code });
  expect([off.statusCode, off.json().code]).toEqual([400, 'wrong-code']);
});

test('turning it off takes both proofs, however many sessions try', async () => {
  const { admin, email, recoveryCodes } = await withFactor();
  const [code = ''] = recoveryCodes;
  for (const body of [{ password: PASSWORD }, { code }, { password: PASSWORD, code: '' }]) {
    expect((await admin.post(`${url}/off`, body)).statusCode).toBe(400);
  }
  expect((await site.visitor().post(`${url}/off`, { password: PASSWORD, code })).statusCode).toBe(
    401,
  );
  expect((await enterPassword(site.visitor(), email)).statusCode).toBe(202);
});

test('a token for the second step that was given before a new set-up does not skip it', async () => {
  const { admin, email, secret } = await withFactor();
  const thief = site.visitor();
  const { pending } = (await enterPassword(thief, email)).json();
  await admin.post(`${url}/off`, { password: PASSWORD, code: codeOf(secret) });
  await turnOnSecondFactor(admin);
  const late = await thief.post('/v1/admins/auth/code', { pending, code: codeOf(secret, 1) });
  expect(late.statusCode).toBe(401);
});

test('a sign-in by the password alone, at the moment the second factor is turned on, has no session afterwards', async () => {
  const admin = await site.signInAdmin();
  const { secret } = (await admin.post(url, { password: PASSWORD })).json();
  const client = await site.database.pool.connect();
  await client.query('begin');
  await client.query('select from admins where id = $1 for no key update', [admin.id]);
  const elsewhere = site.visitor();
  const entering = enterPassword(elsewhere, admin.email);
  await untilWaiting(site.database, 1);
  const confirming = admin.post(`${url}/confirm`, { code: codeOf(secret) });
  await Promise.race([confirming, untilWaiting(site.database, 2)]);
  await client.query('commit');
  client.release();
  expect((await confirming).statusCode).toBe(200);
  await entering;
  expect((await elsewhere.get('/v1/admins/me')).statusCode).toBe(401);
  expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
});

test('of two set-ups at once only the last one can be confirmed, and once', async () => {
  const admin = await site.signInAdmin();
  const begin = async () => (await admin.post(url, { password: PASSWORD })).json().secret;
  const [former, latest] = [await begin(), await begin()];
  expect((await admin.post(`${url}/confirm`, { code: codeOf(former) })).statusCode).toBe(400);
  const statuses = await atOnce(
    4,
    async () => (await admin.post(`${url}/confirm`, { code: codeOf(latest) })).statusCode,
  );
  expect(statuses.sort()).toEqual([200, 409, 409, 409]);
});
