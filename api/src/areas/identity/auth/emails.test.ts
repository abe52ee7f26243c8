import type { Agent } from '../../../../testing/agent.ts';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const path = '/auth/verify';
const emailOf = async (agent: Agent): Promise<string> =>
  (await agent.get('/v1/auth/me')).json().email;
const change = (agent: Agent, email: string, password = PASSWORD) =>
  agent.put('/v1/auth/email', { email, password });
/** From a browser where nobody is signed in. */
const verify = (token: string, password: string | undefined = PASSWORD) =>
  site.visitor().post('/v1/auth/verify', { token, password });

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
