import { account } from '@site/shared/contracts';
import type { Agent } from '../../../testing/agent.ts';
import { mailsTo, secretFor } from '../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const path = '/auth/verify';
let people = 0;

/** Somebody who signed up and in, with the address. */
async function newcomer(): Promise<{ agent: Agent; address: string }> {
  people += 1;
  const address = `newcomer${people}@example.org`;
  const agent = site.visitor();
  await agent.post('/v1/auth/signup', { email: address, password: PASSWORD, name: 'Asha Rao' });
  await agent.post('/v1/auth/signin', { email: address, password: PASSWORD });
  return { agent, address };
}

const me = async (agent: Agent) => account.parse((await agent.get('/v1/auth/me')).json());
const verify = (token: string) => site.visitor().post('/v1/auth/verify', { token });

/** Moves the end of all links into the past. */
const expireLinks = () =>
  site.database.pool.query(`update mail_tokens set expires_at = now() - interval '1 second'`);

test('signing up mails a link by which the address is verified, from any browser', async () => {
  const { agent, address } = await newcomer();
  expect(await me(agent)).toMatchObject({ emailVerified: false, hasPassword: true, providers: [] });
  const [mail] = await mailsTo(site, address);
  expect(mail?.subject).toMatch(/^Verify your email address/);
  expect(mail?.text).toContain('http://localhost:3000/auth/verify#token=');
  expect(mail?.html).toContain('<a href="http://localhost:3000/auth/verify#token=');
  expect((await verify(await secretFor(site, { address, path }))).statusCode).toBe(200);
  expect(await me(agent)).toMatchObject({ emailVerified: true });
});

test('a link works once, even for many at the same time', async () => {
  const { address } = await newcomer();
  const secret = await secretFor(site, { address, path });
  const answers = await Promise.all([1, 2, 3, 4].map(() => verify(secret)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400]);
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

test.each(['', 'x'.repeat(201), 5, null])('%p is no secret', async (token) => {
  const answer = await site.visitor().post('/v1/auth/verify', { token });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['token']]);
});

test('a visitor cannot ask for the mail again', async () => {
  expect((await site.visitor().post('/v1/auth/verification', {})).statusCode).toBe(401);
});

test('a sign-up that is refused sends nothing', async () => {
  const { address } = await newcomer();
  const person = { email: address, password: PASSWORD, name: 'Asha Rao' };
  expect((await site.visitor().post('/v1/auth/signup', person)).statusCode).toBe(409);
  expect(await mailsTo(site, address)).toHaveLength(1);
});
