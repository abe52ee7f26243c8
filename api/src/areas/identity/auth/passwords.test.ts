import { SignJWT } from 'jose';
import type { Agent } from '../../../../testing/agent.ts';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const NEXT = 'another1$one';
const path = '/auth/resetpassword';

const addressOf = async (agent: Agent): Promise<string> =>
  (await agent.get('/v1/auth/me')).json().email;
const forgot = (email: string) => site.visitor().post('/v1/auth/password/forgot', { email });
const reset = (token: string, password = NEXT) =>
  site.visitor().post('/v1/auth/password/reset', { token, password, startEmpty: true });
const signIn = async (email: string, password: string, agent = site.visitor()) =>
  (await agent.post('/v1/auth/signin', { email, password })).statusCode;
const change = (agent: Agent, currentPassword: string, newPassword = NEXT) =>
  agent.put('/v1/auth/password', { currentPassword, newPassword });

describe('a forgotten password', () => {
  test('is replaced by the link in a mail; all sessions end and the person is notified', async () => {
    const learner = await site.signUp();
    const address = await addressOf(learner);
    expect((await forgot(address.toUpperCase())).statusCode).toBe(202);
    const token = await secretFor(site, { address, path });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await learner.get('/v1/auth/me')).statusCode).toBe(401);
    expect((await learner.post('/v1/auth/refresh')).statusCode).toBe(401);
    expect([await signIn(address, PASSWORD), await signIn(address, NEXT)]).toEqual([401, 201]);
    const subjects = (await mailsTo(site, address)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/password was changed$/));
  });

  test('is answered alike for an address that nobody has, with the same work and no mail', async () => {
    const learner = await site.signUp();
    const known = await forgot(await addressOf(learner));
    const before = await mailsTo(site, null);
    const unknown = await forgot('nobody@example.org');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await mailsTo(site, 'nobody@example.org')).toEqual([]);
    expect(await mailsTo(site, null)).toHaveLength(before.length + 1);
  });

  test('takes a link only once, within an hour, and the latest', async () => {
    const address = await addressOf(await site.signUp());
    await forgot(address);
    const former = await secretFor(site, { address, path });
    await forgot(address);
    const latest = await secretFor(site, { address, path });
    expect((await reset(former)).statusCode).toBe(400);
    expect((await reset(latest)).statusCode).toBe(200);
    expect((await reset(latest)).statusCode).toBe(400);
    await forgot(address);
    await site.database.pool.query(
      `update mail_tokens set expires_at = expires_at - interval '1 hour'`,
    );
    expect((await reset(await secretFor(site, { address, path }))).statusCode).toBe(400);
  });
});

describe('a change of password', () => {
  test('ends the other sessions but not this one, and notifies the person', async () => {
    const learner = await site.signUp();
    const address = await addressOf(learner);
    const elsewhere = site.visitor();
    await signIn(address, PASSWORD, elsewhere);
    expect((await change(learner, PASSWORD)).statusCode).toBe(200);
    expect((await elsewhere.post('/v1/auth/refresh')).statusCode).toBe(401);
    expect((await learner.post('/v1/auth/refresh')).statusCode).toBe(200);
    expect([await signIn(address, PASSWORD), await signIn(address, NEXT)]).toEqual([401, 201]);
  });

  test('gives this device a new session, so that a copy of the old one is worthless', async () => {
    const learner = await site.signUp();
    const thief = site.visitor();
    for (const [name, value] of learner.cookies) thief.cookies.set(name, value);
    const [before] = (await learner.get('/v1/auth/sessions')).json();
    expect((await change(learner, PASSWORD)).statusCode).toBe(200);
    expect((await thief.get('/v1/roadmaps')).statusCode).toBe(401);
    expect((await thief.post('/v1/auth/refresh')).statusCode).toBe(401);
    const after = (await learner.get('/v1/auth/sessions')).json();
    expect(after).toMatchObject([{ current: true, userAgent: before.userAgent, ip: before.ip }]);
    expect(after[0].id).not.toBe(before.id);
    expect((await learner.post('/v1/auth/refresh')).statusCode).toBe(200);
  });

  test('makes links useless that were sent before', async () => {
    const learner = await site.signUp();
    const address = await addressOf(learner);
    await forgot(address);
    await change(learner, PASSWORD);
    expect((await reset(await secretFor(site, { address, path }))).statusCode).toBe(400);
  });

  test('needs the password there is, and says so under its field', async () => {
    const learner = await site.signUp();
    const answer = await change(learner, 'wrong1$one');
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { currentPassword: "That's not your password." },
    ]);
    expect(await signIn(await addressOf(learner), PASSWORD)).toBe(201);
  });

  test('says what to do if the account has no password', async () => {
    const learner = await site.signUp();
    await site.database.pool.query('update users set password_hash = null where id = $1', [
      learner.id,
    ]);
    const answer = await change(learner, PASSWORD);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no-password']);
  });

  test('is refused to a session that was ended from elsewhere', async () => {
    const learner = await site.signUp();
    await site.database.pool.query('update sessions set revoked_at = now() where user_id = $1', [
      learner.id,
    ]);
    expect((await change(learner, PASSWORD)).statusCode).toBe(401);
  });
});

test('a session that begins with the old password while it is changed does not outlive the change', async () => {
  const learner = await site.signUp();
  const address = await addressOf(learner);
  const devices = Array.from({ length: 8 }, () => site.visitor());
  const [changed] = await Promise.all([
    change(learner, PASSWORD),
    ...devices.map((device) => signIn(address, PASSWORD, device)),
  ]);
  expect(changed.statusCode).toBe(200);
  const answers = await Promise.all(devices.map((device) => device.get('/v1/auth/me')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(devices.map(() => 401));
});

test('a sign-in with the old password at the end of a change waits for it and is refused', async () => {
  const learner = await site.signUp();
  const address = await addressOf(learner);
  const holder = await site.database.pool.connect();
  await holder.query('begin; lock table outbox in exclusive mode');
  const changed = change(learner, PASSWORD);
  await untilWaiting(site.database, 1);
  const late = signIn(address, PASSWORD);
  await Promise.race([late, untilWaiting(site.database, 2)]);
  await holder.query('commit');
  holder.release();
  expect([(await changed).statusCode, await late]).toEqual([200, 401]);
});

test("a password that someone else changes first isn't overwritten", async () => {
  const learner = await site.signUp();
  const holder = await site.database.pool.connect();
  await holder.query('begin');
  await holder.query("update users set password_hash = 'theirs' where id = $1", [learner.id]);
  const changed = change(learner, PASSWORD);
  await untilWaiting(site.database, 1);
  await holder.query('commit');
  holder.release();
  expect((await changed).statusCode).toBe(401);
  const { rows } = await site.database.pool.query('select password_hash from users where id = $1', [
    learner.id,
  ]);
  expect(rows).toEqual([{ password_hash: 'theirs' }]);
});

describe('a first password', () => {
  const NEXT = 'another1$one';
  const set = (agent: Agent, newPassword = NEXT) =>
    agent.post('/v1/auth/password', { newPassword });
  const emailOf = async (agent: Agent): Promise<string> =>
    (await agent.get('/v1/auth/me')).json().email;

  /** A person who came through a provider some minutes ago. */
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

  test('a person who came through a provider sets a password, logs in with it, and is notified', async () => {
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
      expect.arrayContaining([
        expect.stringContaining('access'),
        expect.stringContaining('refresh'),
      ]),
    );
  });
});
