import type { Agent } from '../../testing/agent.ts';
import { mailsTo, secretFor } from '../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
/** Eight learners, whose own addresses get no mail. */
let crowd: (Agent & { id: string })[];
beforeAll(async () => {
  site = await createTestApp({ LIMITS_FACTOR: '1' });
  crowd = await Promise.all(Array.from({ length: 8 }, () => site.signUp()));
});
// Every mail, everything that counts and everyone else is of the test.
beforeEach(async () => {
  const { pool } = site.database;
  await pool.query('delete from users where id <> all($1)', [crowd.map(({ id }) => id)]);
  await pool.query('truncate outbox, limit_counts');
});
afterAll(() => site.close());

const STRANGER = 'stranger@example.net';

const useAddress = (learner: Agent, email = STRANGER) =>
  learner.put('/v1/auth/email', { email, password: PASSWORD });
/** Has so many people of the crowd send the address. */
async function crowdUses(people: number, email = STRANGER): Promise<void> {
  for (const learner of crowd.slice(0, people)) await useAddress(learner, email);
}
const forgot = (email: string) => site.visitor().post('/v1/auth/password/forgot', { email });
const register = (email: string) =>
  site.visitor().post('/v1/auth/signup', { email, password: PASSWORD, name: 'Asha Rao' });
const addressOf = async (agent: Agent): Promise<string> =>
  (await agent.get('/v1/auth/me')).json().email;

const verify = (email: string) =>
  site.database.pool.query('update users set email_verified_at = now() where email = $1', [email]);

/** Lets the hour pass for mails and for those who request them, but not the day. */
const anHourLater = () =>
  site.database.pool.query(`delete from limit_counts where resets_at < now() + interval '2 hours'`);

test("a stranger gets at most 5 mails an hour, no matter who requests them and what they're about", async () => {
  await register(STRANGER);
  await crowdUses(3);
  for (let turn = 0; turn < 4; turn += 1) await forgot(STRANGER);
  expect(await mailsTo(site, STRANGER)).toHaveLength(5);
});

test('and at most 10 a day', async () => {
  await register(STRANGER);
  for (let hour = 0; hour < 4; hour += 1) {
    for (let turn = 0; turn < 5; turn += 1) await forgot(STRANGER);
    await anHourLater();
  }
  expect(await mailsTo(site, STRANGER)).toHaveLength(10);
});

test('sending many at once is no way around it', async () => {
  const spellings = Array.from({ length: 8 }, (_, turn) => `stranger+${turn}@example.net`);
  await Promise.all(crowd.map((learner, turn) => useAddress(learner, spellings[turn])));
  const sent = await Promise.all(spellings.map((email) => mailsTo(site, email)));
  expect(sent.flat()).toHaveLength(5);
});

test('nor are capitals and tags of the same mailbox', async () => {
  const learner = await site.signUp();
  const spellings = ['', '+a', '+b', '+c', '+d', '+e', '+f'].map(
    (tag) => `Stranger${tag}@Example.net`,
  );
  for (const email of spellings) await useAddress(learner, email);
  const sent = await Promise.all(spellings.map((email) => mailsTo(site, email)));
  expect(sent.flat()).toHaveLength(5);
});

test('someone who sends the same address again and again learns when to try again', async () => {
  const answers = [];
  for (const learner of crowd.slice(0, 6)) answers.push(await useAddress(learner));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429]);
  const answer = answers.at(-1);
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(59 * 60);
  expect(answer?.json().message).toBe(
    'Too many requests to use this email. Please try again in 60 minutes.',
  );
});

test('a forgotten password is answered the same beyond the limit, with and without an account', async () => {
  await register(STRANGER);
  for (const email of [STRANGER, 'nobody@example.net']) await crowdUses(4, email);
  const responsesFor = async (email: string) => {
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await forgot(email));
    return answers.map(({ statusCode, body }) => [statusCode, body]);
  };
  expect(await responsesFor(STRANGER)).toEqual(await responsesFor('nobody@example.net'));
});

test('a mail that is not sent does not spoil the link of the last one that was', async () => {
  const learner = await site.signUp();
  const address = await addressOf(learner);
  for (let turn = 0; turn < 5; turn += 1) await forgot(address);
  expect(await mailsTo(site, address)).toHaveLength(5);
  await site.database.pool.query(`delete from limit_counts where key = sha256($1)`, [
    Buffer.from(`forgotPassword:account:${address}`),
  ]);
  expect((await forgot(address)).statusCode).toBe(202);
  expect(await mailsTo(site, address)).toHaveLength(5);
  const token = await secretFor(site, { address, path: '/auth/resetpassword' });
  const reset = { token, password: 'another1$one', startEmpty: true };
  expect((await site.visitor().post('/v1/auth/password/reset', reset)).statusCode).toBe(200);
});

test('people learn that their own address gets no more mails for now', async () => {
  const learner = await site.signUp();
  for (let turn = 0; turn < 4; turn += 1) await forgot(await addressOf(learner));
  const answer = await learner.post('/v1/auth/verification', {});
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(59 * 60);
  expect(answer.json().message).toBe(
    'Too many emails to this address. Please try again in 60 minutes.',
  );
});

test('registering works with an address that gets no more mails for now', async () => {
  await crowdUses(5);
  expect((await register(STRANGER)).statusCode).toBe(201);
  expect(await mailsTo(site, STRANGER)).toHaveLength(5);
});

test('registering an address that is taken uses up none of its mails', async () => {
  await register(STRANGER);
  await verify(STRANGER);
  for (let turn = 0; turn < 8; turn += 1) expect((await register(STRANGER)).statusCode).toBe(409);
  await forgot(STRANGER);
  expect(await mailsTo(site, STRANGER)).toHaveLength(2);
});

test('registering an unverified address again and again sends no more than the limit', async () => {
  await register(STRANGER);
  for (let turn = 0; turn < 8; turn += 1) expect((await register(STRANGER)).statusCode).toBe(409);
  expect(await mailsTo(site, STRANGER)).toHaveLength(5);
});

test('a flood of mails does not hide that a password or an address changes', async () => {
  const learner = await site.signUp();
  const address = await addressOf(learner);
  await verify(address);
  for (let turn = 0; turn < 5; turn += 1) await forgot(address);
  await useAddress(learner);
  await learner.put('/v1/auth/password', {
    currentPassword: PASSWORD,
    newPassword: 'another1$one',
  });
  const subjects = (await mailsTo(site, address)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/email is about to change$/));
  expect(subjects).toContainEqual(expect.stringMatching(/password was changed$/));
});

test('registering with the address of a stranger does not flood it with notices', async () => {
  await register(STRANGER);
  const impostor = site.visitor();
  await impostor.post('/v1/auth/signin', { email: STRANGER, password: PASSWORD });
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await useAddress(impostor, `own${turn}@example.com`)).statusCode).toBe(202);
  }
  let currentPassword = PASSWORD;
  for (let turn = 0; turn < 4; turn += 1) {
    const newPassword = `another${turn}$one`;
    const answer = await impostor.put('/v1/auth/password', { currentPassword, newPassword });
    expect(answer.statusCode).toBe(200);
    currentPassword = newPassword;
  }
  expect(await mailsTo(site, STRANGER)).toHaveLength(5);
});

test('nobody stops the owner of an account from setting a new password by using up the mails of a day', async () => {
  const address = await addressOf(await site.signUp());
  await verify(address);
  for (let hour = 0; hour < 3; hour += 1) {
    await crowdUses(5, address);
    await anHourLater();
  }
  await forgot(address);
  await forgot(address);
  const token = await secretFor(site, { address, path: '/auth/resetpassword' });
  const reset = { token, password: 'another1$one', startEmpty: true };
  expect((await site.visitor().post('/v1/auth/password/reset', reset)).statusCode).toBe(200);
  const links = (await mailsTo(site, address)).filter(({ text }) => text.includes('resetpassword'));
  expect(links).toHaveLength(1);
});

test('the operator gets every callback request', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const visitor = { name: 'Asha Rao', email: `asha${turn}@example.org`, phone: '9876543210' };
    expect((await site.visitor().post('/v1/request-callback', visitor)).statusCode).toBe(201);
  }
  expect(await mailsTo(site, site.config.operatorEmail)).toHaveLength(12);
});
