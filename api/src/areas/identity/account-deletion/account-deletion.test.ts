import { randomUUID } from 'node:crypto';
import type { Agent } from '../../../../testing/agent.ts';
import {
  busyLearner,
  comment,
  createBusySite,
  leftoverReader,
  MARK,
  tablesOfPeople,
} from '../../../../testing/busy-learner.ts';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createBusySite();
});
afterAll(() => site.close());

const run = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;

const emailOf = async (agent: Agent): Promise<string> =>
  (await agent.get('/v1/auth/me')).json().email;
const requestDeletion = (agent: Agent, body: object = { password: PASSWORD }) =>
  agent.post('/v1/auth/deletion', body);
const confirm = (agent: Agent, body: object) => agent.post('/v1/auth/deletion/confirm', body);
const linkTo = (address: string) => secretFor(site, { address, path: '/profile/delete' });
const exists = async (id: string) =>
  (await run('select 1 from users where id = $1', [id])).length === 1;

test.each([
  ['verified', true],
  ['proved by nothing but the link', false],
])(
  'with an email that was %s nothing personal is left in any table, and the person gets a mail',
  async (_, verified) => {
    const { learner, email } = await busyLearner(site, { verified });
    const mark = await leftoverReader(site, [learner.id, email, MARK]);
    const before = await mark();
    // Every table that knows people knew this one: what is not here cannot be found to be gone.
    expect(Object.keys(before).sort()).toEqual(expect.arrayContaining(await tablesOfPeople(site)));
    await requestDeletion(learner);
    const answer = await confirm(learner, { token: await linkTo(email) });
    expect(answer.statusCode).toBe(200);
    expect(await mark()).toEqual({ outbox: 1 });
    const [mail] = await mailsTo(site, email);
    expect(mail?.subject).toMatch(/account was deleted$/);
  },
);

test('comments go; one that others answered stays in its place, without text and name', async () => {
  const { learner, email, other } = await busyLearner(site, { verified: true });
  const subject = '/v1/comments?subject=dsa-problem:forms';
  await requestDeletion(learner);
  await confirm(learner, { token: await linkTo(email) });
  const { items } = (await other.get(subject)).json();
  expect(JSON.stringify(items)).not.toContain(MARK);
  const place = items.find(({ replies }: { replies: { content: string }[] }) =>
    replies.some(({ content }) => content === 'An answer'),
  );
  expect(place).toMatchObject({ deleted: true, content: '', author: { name: '' } });
});

test('all devices are logged out at once, and nobody can log in any more', async () => {
  const learner = await site.signUp();
  const email = await emailOf(learner);
  const phone = site.visitor();
  await phone.post('/v1/auth/signin', { email, password: PASSWORD });
  await requestDeletion(learner);
  await confirm(learner, { token: await linkTo(email) });
  expect([...learner.cookies.keys()].filter((name) => /access|refresh/.test(name))).toEqual([]);
  expect((await phone.get('/v1/auth/me')).statusCode).toBe(401);
  expect((await phone.post('/v1/auth/refresh')).statusCode).toBe(401);
  const again = await phone.post('/v1/auth/signin', { email, password: PASSWORD });
  expect(again.statusCode).toBe(401);
});

test('the address is free again', async () => {
  const learner = await site.signUp();
  const email = await emailOf(learner);
  await requestDeletion(learner);
  await confirm(learner, { token: await linkTo(email) });
  const person = { email, password: PASSWORD, name: 'Asha Rao' };
  expect((await site.visitor().post('/v1/auth/signup', person)).statusCode).toBe(201);
});

test.each([
  ['no password', {}],
  ['a wrong password', { password: 'sesame2$shut' }],
])('with %s nothing is mailed', async (_case, body) => {
  const learner = await site.signUp();
  const answer = await requestDeletion(learner, body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual(['password']);
  await expect(linkTo(await emailOf(learner))).rejects.toThrow('No mail');
});

test('a person without a password has to have logged in within the last 15 minutes', async () => {
  const learner = await site.signUp();
  const email = await emailOf(learner);
  await run('update users set password_hash = null where id = $1', [learner.id]);
  await run(`update sessions set created_at = now() - interval '16 minutes' where user_id = $1`, [
    learner.id,
  ]);
  const refused = await requestDeletion(learner, {});
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'sign-in-again']);
  await run(`update sessions set created_at = now() - interval '14 minutes' where user_id = $1`, [
    learner.id,
  ]);
  expect((await requestDeletion(learner, {})).statusCode).toBe(202);
  expect((await confirm(learner, { token: await linkTo(email) })).statusCode).toBe(200);
  expect(await exists(learner.id)).toBe(false);
});

test('the link alone deletes nothing: it takes the password, or a browser of the same person', async () => {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  const email = await emailOf(learner);
  await requestDeletion(learner);
  const token = await linkTo(email);
  for (const agent of [site.visitor(), other]) {
    const answer = await confirm(agent, { token });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof-wanted']);
  }
  const wrong = await confirm(site.visitor(), { token, password: 'sesame2$shut' });
  expect(Object.keys(wrong.json().errors)).toEqual(['password']);
  expect(await exists(learner.id)).toBe(true);
  expect((await confirm(site.visitor(), { token, password: PASSWORD })).statusCode).toBe(200);
  expect(await exists(learner.id)).toBe(false);
});

test('a link works once, within an hour, and only for this', async () => {
  const learner = await site.signUp();
  const email = await emailOf(learner);
  await requestDeletion(learner);
  const token = await linkTo(email);
  const verify = await site.visitor().post('/v1/auth/verify', { token, password: PASSWORD });
  expect(verify.json().code).toBe('dead-link');
  await run(`update mail_tokens set expires_at = now() where user_id = $1`, [learner.id]);
  expect((await confirm(learner, { token })).json().code).toBe('dead-link');
  expect(await exists(learner.id)).toBe(true);
});

test('a new password makes the link useless', async () => {
  const learner = await site.signUp();
  const email = await emailOf(learner);
  await requestDeletion(learner);
  const token = await linkTo(email);
  await learner.put('/v1/auth/password', {
    currentPassword: PASSWORD,
    newPassword: 'another1$one',
  });
  expect((await confirm(learner, { token })).json().code).toBe('dead-link');
});

test('what is on its way while the account goes is refused as from nobody', async () => {
  const learner = await site.signUp();
  const email = await emailOf(learner);
  await requestDeletion(learner);
  const token = await linkTo(email);
  const requests = await Promise.all([
    confirm(learner, { token }),
    ...Array.from({ length: 8 }, () =>
      learner.post('/v1/comments', {
        id: randomUUID(),
        subject: 'dsa-problem:forms',
        parentId: null,
        content: 'On its way',
      }),
    ),
  ]);
  expect(requests[0]?.statusCode).toBe(200);
  expect(requests.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual(
    [],
  );
  expect(await run(`select 1 from comments where content = 'On its way'`)).toEqual([]);
});

test('an answer to a comment that is on its way does not stop the deletion', async () => {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  const email = await emailOf(learner);
  const question = await comment(learner, 'A question of someone who leaves');
  await requestDeletion(learner);
  const token = await linkTo(email);
  const answering = await site.database.pool.connect();
  await answering.query('begin');
  await answering.query('select from comments where id = $1 for key share', [question]);
  const deleting = confirm(learner, { token });
  await untilWaiting(site.database, 1);
  const reply = randomUUID();
  await answering.query(
    `insert into comments (id, subject, parent_id, user_id, content)
     values ($1, 'dsa-problem:forms', $2, $3, 'An answer')`,
    [reply, question, other.id],
  );
  await answering.query('insert into notifications (user_id, reply_id) values ($1, $2)', [
    learner.id,
    reply,
  ]);
  await answering.query('commit');
  answering.release();
  expect((await deleting).statusCode).toBe(200);
  expect(await exists(learner.id)).toBe(false);
});
