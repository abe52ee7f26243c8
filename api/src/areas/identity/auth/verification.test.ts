import { account } from '@site/shared/contracts/identity';
import type { Agent } from '../../../../testing/agent.ts';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const path = '/auth/verify';
let people = 0;

/** A person who signed up and in, with the address. */
async function newcomer(): Promise<{ agent: Agent; address: string }> {
  people += 1;
  const address = `newcomer${people}@example.org`;
  const agent = site.visitor();
  await agent.post('/v1/auth/signup', { email: address, password: PASSWORD, name: 'Asha Rao' });
  await agent.post('/v1/auth/signin', { email: address, password: PASSWORD });
  return { agent, address };
}

const me = async (agent: Agent) => account.parse((await agent.get('/v1/auth/me')).json());
/** From a browser where nobody is signed in. */
const verify = (token: string, password: string | undefined = PASSWORD) =>
  site.visitor().post('/v1/auth/verify', { token, password });
const signIn = async (email: string, password: string) =>
  (await site.visitor().post('/v1/auth/signin', { email, password })).statusCode;

/** Moves the end of all links into the past. */
const expireLinks = () =>
  site.database.pool.query(`update mail_tokens set expires_at = now() - interval '1 second'`);

test('signing up mails a link by which the address is verified, with the password from any browser', async () => {
  const { agent, address } = await newcomer();
  expect(await me(agent)).toMatchObject({ emailVerified: false, hasPassword: true, providers: [] });
  const [mail] = await mailsTo(site, address);
  expect(mail?.subject).toMatch(/^Verify your email for/);
  expect(mail?.text).toContain('http://localhost:3000/auth/verify#token=');
  expect(mail?.html).toContain('<a href="http://localhost:3000/auth/verify#token=');
  expect((await verify(await secretFor(site, { address, path }))).statusCode).toBe(200);
  expect(await me(agent)).toMatchObject({ emailVerified: true });
});

test('a link works once, even for many at the same time', async () => {
  const { address } = await newcomer();
  const secret = await secretFor(site, { address, path });
  const answers = await Promise.all([1, 2, 3, 4].map(() => verify(secret)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409]);
});

test('who follows a used link again learns that the address is verified, with no password', async () => {
  const { agent, address } = await newcomer();
  const secret = await secretFor(site, { address, path });
  await verify(secret);
  for (const person of [agent, site.visitor()]) {
    const answer = await person.post('/v1/auth/verify', { token: secret });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'already-verified']);
  }
});

test('a used link is dead once the account has another address', async () => {
  const { agent, address } = await newcomer();
  const first = await secretFor(site, { address, path });
  await verify(first);
  const other = `other-${address}`;
  await agent.put('/v1/auth/email', { email: other, password: PASSWORD });
  const second = await secretFor(site, { address: other, path });
  expect((await agent.post('/v1/auth/verify', { token: second })).statusCode).toBe(200);
  const again = async (token: string) =>
    (await site.visitor().post('/v1/auth/verify', { token })).json().code;
  expect([await again(first), await again(second)]).toEqual(['dead-link', 'already-verified']);
});

test('a link that is too old is refused', async () => {
  const { agent, address } = await newcomer();
  await expireLinks();
  const answer = await verify(await secretFor(site, { address, path }));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'dead-link']);
  expect(await me(agent)).toMatchObject({ emailVerified: false });
});

test('a new mail replaces the link of the former one', async () => {
  const { agent, address } = await newcomer();
  const former = await secretFor(site, { address, path });
  expect((await agent.post('/v1/auth/verification', {})).statusCode).toBe(202);
  const latest = await secretFor(site, { address, path });
  expect((await verify(former)).statusCode).toBe(400);
  expect((await verify(latest)).statusCode).toBe(200);
});

test('who is verified gets no further mail', async () => {
  const { agent, address } = await newcomer();
  await verify(await secretFor(site, { address, path }));
  expect((await agent.post('/v1/auth/verification', {})).statusCode).toBe(409);
  expect(await mailsTo(site, address)).toHaveLength(1);
});

test('a link for a new password verifies nothing here, and the other way round', async () => {
  const { address } = await newcomer();
  await site.visitor().post('/v1/auth/password/forgot', { email: address });
  const reset = await secretFor(site, { address, path: '/auth/resetpassword' });
  expect((await verify(reset)).statusCode).toBe(400);
  const token = await secretFor(site, { address, path });
  const answer = await site
    .visitor()
    .post('/v1/auth/password/reset', { token, password: 'another1$one' });
  expect(answer.statusCode).toBe(400);
});

test('the database holds no secret of a link that could be used', async () => {
  const { address } = await newcomer();
  const secret = await secretFor(site, { address, path });
  const { rows } = await site.database.pool.query(`select encode(hash, 'escape') from mail_tokens`);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a sign-up that is refused sends nothing to a person who is verified', async () => {
  const { address } = await newcomer();
  await verify(await secretFor(site, { address, path }));
  const person = { email: address, password: PASSWORD, name: 'Asha Rao' };
  expect((await site.visitor().post('/v1/auth/signup', person)).statusCode).toBe(409);
  expect(await mailsTo(site, address)).toHaveLength(1);
});

describe('a link alone verifies nothing: the mail may not have been requested', () => {
  test('without a password nothing happens, and the link goes on working', async () => {
    const { agent, address } = await newcomer();
    const secret = await secretFor(site, { address, path });
    const answer = await site.visitor().post('/v1/auth/verify', { token: secret });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'proof-wanted', claimable: true });
    expect(await me(agent)).toMatchObject({ emailVerified: false });
    expect((await verify(secret)).statusCode).toBe(200);
  });

  test('a wrong password is reported at its field, and the link goes on working', async () => {
    const { agent, address } = await newcomer();
    const secret = await secretFor(site, { address, path });
    const answer = await verify(secret, 'wrong1$one');
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { password: "That's not your password." },
    ]);
    expect(await me(agent)).toMatchObject({ emailVerified: false });
    expect((await verify(secret)).statusCode).toBe(200);
  });

  test('nobody finds the password by guessing: after ten wrong ones the link is dead', async () => {
    const { agent, address } = await newcomer();
    const secret = await secretFor(site, { address, path });
    for (let guess = 0; guess < 10; guess += 1) await verify(secret, `wrong1$one${guess}`);
    const answer = await verify(secret);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'dead-link']);
    await agent.post('/v1/auth/verification', {});
    expect((await verify(await secretFor(site, { address, path }))).statusCode).toBe(200);
  });

  test('the browser that is signed in to the account needs no password', async () => {
    const { agent, address } = await newcomer();
    const token = await secretFor(site, { address, path });
    expect((await agent.post('/v1/auth/verify', { token })).statusCode).toBe(200);
    expect(await me(agent)).toMatchObject({ emailVerified: true });
  });

  test('a browser that is signed in to another account needs the password', async () => {
    const { address } = await newcomer();
    const { agent: other } = await newcomer();
    const token = await secretFor(site, { address, path });
    expect((await other.post('/v1/auth/verify', { token })).statusCode).toBe(403);
    const answer = await other.post('/v1/auth/verify', { token, password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(await me(other)).toMatchObject({ emailVerified: false });
  });

  test('a session that was ended from elsewhere needs the password', async () => {
    const { agent, address } = await newcomer();
    const { id } = await me(agent);
    await site.database.pool.query('update sessions set revoked_at = now() where user_id = $1', [
      id,
    ]);
    const token = await secretFor(site, { address, path });
    expect((await agent.post('/v1/auth/verify', { token })).statusCode).not.toBe(200);
  });
});

describe('a person who reads the mails of an address can make the unverified account their own', () => {
  const NEW = 'kestrel9&harbour';
  const claim = (token: string, password = NEW) =>
    site.visitor().post('/v1/auth/claim', { token, name: 'Meera Nair', password });

  test('with a password and a name of their own, and the person who registered is logged out', async () => {
    const { agent: stranger, address } = await newcomer();
    await stranger.put('/v1/auth/email', { email: 'elsewhere@example.org', password: PASSWORD });
    const secret = await secretFor(site, { address, path });
    expect((await claim(secret)).statusCode).toBe(200);

    expect((await stranger.get('/v1/auth/me')).statusCode).toBe(401);
    expect((await stranger.post('/v1/auth/refresh')).statusCode).toBe(401);
    expect([await signIn(address, PASSWORD), await signIn(address, NEW)]).toEqual([401, 201]);
    const owner = site.visitor();
    await owner.post('/v1/auth/signin', { email: address, password: NEW });
    expect(await me(owner)).toMatchObject({ name: 'Meera Nair', emailVerified: true });
    expect((await mailsTo(site, address)).at(-1)?.subject).toMatch(/password was changed$/);
    const token = await secretFor(site, { address: 'elsewhere@example.org', path });
    expect((await verify(token, NEW)).statusCode).toBe(400);
    expect((await claim(secret)).statusCode).toBe(400);
  });

  test('only one of many at the same time succeeds', async () => {
    const { address } = await newcomer();
    const secret = await secretFor(site, { address, path });
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(secret)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  test('but not a verified one, nor by a link that confirms another address', async () => {
    const { agent, address } = await newcomer();
    const secret = await secretFor(site, { address, path });
    await site.database.pool.query('update users set email_verified_at = now() where email = $1', [
      address,
    ]);
    expect((await claim(secret)).statusCode).toBe(400);
    await agent.put('/v1/auth/email', { email: 'claimed@example.org', password: PASSWORD });
    const change = await secretFor(site, { address: 'claimed@example.org', path });
    expect((await claim(change)).statusCode).toBe(400);
    expect(await signIn(address, PASSWORD)).toBe(201);
  });

  test('also by trying to register: the address is taken, and its owner gets the link', async () => {
    const { address } = await newcomer();
    const answer = await site
      .visitor()
      .post('/v1/auth/signup', { email: address.toUpperCase(), password: NEW, name: 'Meera Nair' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email-unverified']);
    expect(answer.json().errors.email).toContain('nobody has verified it');
    const mails = await mailsTo(site, address);
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)?.text).toContain('the account becomes yours');
    expect(await signIn(address, NEW)).toBe(401);
    expect((await claim(await secretFor(site, { address, path }))).statusCode).toBe(200);
    expect(await signIn(address, NEW)).toBe(201);
  });

  test('also by a forgotten password, which verifies', async () => {
    const { agent: stranger, address } = await newcomer();
    await site.visitor().post('/v1/auth/password/forgot', { email: address });
    const token = await secretFor(site, { address, path: '/auth/resetpassword' });
    const body = { token, password: NEW, startEmpty: true };
    await site.visitor().post('/v1/auth/password/reset', body);
    expect((await stranger.get('/v1/auth/me')).statusCode).toBe(401);
    const owner = site.visitor();
    await owner.post('/v1/auth/signin', { email: address, password: NEW });
    expect(await me(owner)).toMatchObject({ emailVerified: true });
  });
});

describe('a change of the email', () => {
  const emailOf = async (agent: Agent): Promise<string> =>
    (await agent.get('/v1/auth/me')).json().email;
  const change = (agent: Agent, email: string, password = PASSWORD) =>
    agent.put('/v1/auth/email', { email, password });

  test('counts once the new address confirms it; the old one is notified before', async () => {
    const learner = await site.signUp();
    const old = await emailOf(learner);
    expect((await change(learner, 'moved@example.org')).statusCode).toBe(202);
    expect(await emailOf(learner)).toBe(old);
    expect((await mailsTo(site, old)).at(-1)?.text).toContain('moved@example.org');
    const token = await secretFor(site, { address: 'moved@example.org', path });
    expect((await verify(token)).statusCode).toBe(200);
    expect((await learner.get('/v1/auth/me')).json()).toMatchObject({
      email: 'moved@example.org',
      emailVerified: true,
    });
  });

  test("notifies the old address once it's done, and says whom to write to", async () => {
    const learner = await site.signUp();
    const old = await emailOf(learner);
    await change(learner, 'changed@example.org');
    await verify(await secretFor(site, { address: 'changed@example.org', path }));
    const mail = (await mailsTo(site, old)).find(({ subject }) => subject.includes('was changed'));
    expect(mail?.text).toContain('changed@example.org');
    expect(mail?.text).toContain("If this wasn't you");
  });

  test('needs the password of the account: the mail may have gone to a stranger', async () => {
    const learner = await site.signUp();
    const old = await emailOf(learner);
    await change(learner, 'stranger@example.org');
    const token = await secretFor(site, { address: 'stranger@example.org', path });
    const answer = await site.visitor().post('/v1/auth/verify', { token });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'proof-wanted', claimable: false });
    expect((await verify(token, 'wrong1$one')).statusCode).toBe(400);
    expect(await emailOf(learner)).toBe(old);
    expect((await learner.post('/v1/auth/verify', { token })).statusCode).toBe(200);
    expect(await emailOf(learner)).toBe('stranger@example.org');
  });

  test('makes links useless that were sent to the old address', async () => {
    const learner = await site.signUp();
    const old = await emailOf(learner);
    await site.visitor().post('/v1/auth/password/forgot', { email: old });
    await change(learner, 'safe@example.org');
    await verify(await secretFor(site, { address: 'safe@example.org', path }));
    const token = await secretFor(site, { address: old, path: '/auth/resetpassword' });
    const answer = await site
      .visitor()
      .post('/v1/auth/password/reset', { token, password: 'another1$one' });
    expect(answer.statusCode).toBe(400);
  });

  test('to an address with an account is answered alike; only its owner learns of that', async () => {
    const [learner, other] = [await site.signUp(), await site.signUp()];
    const taken = await emailOf(other);
    const free = await change(learner, 'free@example.org');
    const answer = await change(learner, taken);
    expect([answer.statusCode, answer.body]).toEqual([free.statusCode, free.body]);
    const mail = (await mailsTo(site, taken)).find(({ subject }) => subject.includes('in use'));
    expect(mail?.text).toContain('You already have an account with it');
    expect(mail?.text).not.toContain('#token=');
  });

  test('to an address that was taken meanwhile changes nothing', async () => {
    const learner = await site.signUp();
    const old = await emailOf(learner);
    await change(learner, 'wanted@example.org');
    const token = await secretFor(site, { address: 'wanted@example.org', path });
    const person = { email: 'wanted@example.org', password: PASSWORD, name: 'Ravi Menon' };
    await site.visitor().post('/v1/auth/signup', person);
    expect((await verify(token)).statusCode).toBe(409);
    expect(await emailOf(learner)).toBe(old);
  });

  test('is stopped by a new password', async () => {
    const learner = await site.signUp();
    await change(learner, 'thief@example.org');
    await learner.put('/v1/auth/password', {
      currentPassword: PASSWORD,
      newPassword: 'another1$one',
    });
    const token = await secretFor(site, { address: 'thief@example.org', path });
    expect((await verify(token)).statusCode).toBe(400);
  });

  test.each([
    ['a wrong password', { password: 'wrong1$one' }, 'password'],
    ['an address with a second header', { email: 'x@y.zz\r\nBcc: all@y.zz' }, 'email'],
    ['two addresses', { email: 'x@y.zz,all@y.zz' }, 'email'],
  ])('with %s is refused under its field', async (_case, extra, field) => {
    const learner = await site.signUp();
    const body = { email: 'next@example.org', password: PASSWORD, ...extra };
    const answer = await learner.put('/v1/auth/email', body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    expect(await mailsTo(site, 'next@example.org')).toEqual([]);
  });

  test('to the address there is, is refused', async () => {
    const learner = await site.signUp();
    const answer = await change(learner, (await emailOf(learner)).toUpperCase());
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'same-email']);
  });
});
