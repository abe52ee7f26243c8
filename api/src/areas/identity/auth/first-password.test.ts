import { SignJWT } from 'jose';
import type { Agent } from '../../../../testing/agent.ts';
import { mailsTo } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const NEXT = 'another1$one';
const set = (agent: Agent, newPassword = NEXT) => agent.post('/v1/auth/password', { newPassword });
const emailOf = async (agent: Agent): Promise<string> =>
  (await agent.get('/v1/auth/me')).json().email;

/** Somebody who came through a provider some minutes ago. */
async function providersPerson(minutesAgo = 0) {
  const learner = await site.signUp();
  await site.database.pool.query(
    'update users set password_hash = null, email_verified_at = now() where id = $1',
    [learner.id],
  );
  await site.database.pool.query(
    `update sessions set created_at = now() - $2 * interval '1 minute' where user_id = $1`,
    [learner.id, minutesAgo],
  );
  return { learner, email: await emailOf(learner) };
}

test('a person who came through a provider sets a password, logs in with it, and is told', async () => {
  const { learner, email } = await providersPerson();
  expect((await set(learner)).statusCode).toBe(200);
  expect((await learner.get('/v1/auth/me')).json().hasPassword).toBe(true);
  const browser = site.visitor();
  const signin = await browser.post('/v1/auth/signin', { email, password: NEXT });
  expect(signin.statusCode).toBe(201);
  expect((await mailsTo(site, email)).at(-1)?.subject).toMatch(/now has a password$/);
});

test('who logged in long ago has to do so again', async () => {
  const { learner } = await providersPerson(16);
  const answer = await set(learner);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign-in-again']);
  expect((await learner.get('/v1/auth/me')).json().hasPassword).toBe(false);
});

test('a password that exists is not replaced this way', async () => {
  const learner = await site.signUp();
  const email = await emailOf(learner);
  expect((await set(learner)).statusCode).toBe(409);
  const signin = await site.visitor().post('/v1/auth/signin', { email, password: PASSWORD });
  expect(signin.statusCode).toBe(201);
});

test('of two devices that set one at the same time one does', async () => {
  const { learner } = await providersPerson();
  const answers = await Promise.all([set(learner), set(learner, 'someother1$one')]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("the rule for passwords holds here as well, by the field's name", async () => {
  const { learner } = await providersPerson();
  for (const weak of ['short1$', 'P@ssw0rd2024!']) {
    expect(Object.keys((await set(learner, weak)).json().errors)).toEqual(['newPassword']);
  }
});

test('the answer waits for the new session, so that the device stays logged in', async () => {
  const { learner } = await providersPerson();
  const sign = SignJWT.prototype.sign;
  const slowly = jest.spyOn(SignJWT.prototype, 'sign').mockImplementation(async function (
    this: SignJWT,
    ...given
  ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sign.apply(this, given);
  });
  const answer = await set(learner);
  slowly.mockRestore();
  expect(answer.cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining([expect.stringContaining('access'), expect.stringContaining('refresh')]),
  );
});
