import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Agent } from '../../../testing/agent.ts';
import { unitContent, writeProblem, writeQuiz } from '../../../testing/content-folder.ts';
import { mailsTo, secretFor } from '../../../testing/mails.ts';
import { createPracticeSite } from '../../../testing/practice-site.ts';
import { PASSWORD, type TestApp } from '../../../testing/test-app.ts';
import { untilWaiting } from '../../../testing/waiting-statements.ts';
import { dayAfter, dayOf } from '../schedule/index.ts';

type Learner = Agent & { id: string };

let site: TestApp;
beforeAll(async () => {
  site = await createPracticeSite(
    { web: [unitContent('web-forms'), unitContent('web-labels', { sequence_number: 2 })] },
    (content) => {
      writeProblem(content, 'forms');
      writeQuiz(content, 'web-labels');
    },
  );
});
afterAll(() => site.close());

const run = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;

const emailOf = async (agent: Agent): Promise<string> =>
  (await agent.get('/v1/auth/me')).json().email;
const ask = (agent: Agent, body: object = { password: PASSWORD }) =>
  agent.post('/v1/auth/deletion', body);
const confirm = (agent: Agent, body: object) => agent.post('/v1/auth/deletion/confirm', body);
const linkTo = (address: string) => secretFor(site, { address, path: '/profile/delete' });
const exists = async (id: string) =>
  (await run('select 1 from users where id = $1', [id])).length === 1;

const comment = (agent: Agent, content: string, parentId: string | null = null) => {
  const id = randomUUID();
  const body = { id, subject: 'dsa-problem:forms', parentId, content };
  return agent.post('/v1/comments', body).then(({ statusCode }) => {
    expect(statusCode).toBe(201);
    return id;
  });
};

/** What nobody else wrote. */
const MARK = 'leftoverzebra';

/** Somebody who has used everything that keeps something about them. */
async function busyLearner(): Promise<{ learner: Learner; email: string; other: Learner }> {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  const email = await emailOf(learner);
  await run('update users set email_verified_at = now(), name = $2 where id = $1', [
    learner.id,
    `Asha ${MARK}`,
  ]);
  const unit = `/v1/users/${learner.id}/learning-units/web-forms`;
  await learner.send({
    method: 'PATCH',
    url: unit,
    payload: { completed: true },
    headers: { 'x-mutation-age': String(30 * 24 * 60 * 60_000) },
  });
  await learner.patch(unit, { notes: `A note ${MARK}` });
  await learner.put('/v1/home/last', { subject: 'dsa-problem:forms' });
  const revision = `/v1/users/${learner.id}/revisions/web-forms`;
  await learner.post(`${revision}/reviews`, { id: randomUUID(), grade: 'good' });
  await learner.put(`/v1/users/${learner.id}/plan`, {
    roadmapIds: ['web'],
    targetDate: dayAfter(dayOf(new Date()), 30),
    hoursPerWeek: 7,
    level: 'beginner',
    days: ['monday'],
  });
  const solution = { language: 'python', code: `# ${MARK}` };
  const problem = `/v1/users/${learner.id}/dsa-problems/forms`;
  await learner.post(`${problem}/attempts`, {
    ...solution,
    ...{ id: randomUUID(), verdict: 'accepted', passed: 6, total: 6, milliseconds: 12 },
    submittedAt: '2026-11-20T10:00:00Z',
  });
  await learner.put(`${problem}/draft`, { ...solution, changedAt: '2026-11-20T10:00:00Z' });
  await learner.put(`${problem}/cases`, {
    ...{ language: 'python', inputs: [MARK], changedAt: '2026-11-20T10:00:00Z' },
  });
  await run(
    `insert into mock_tests (id, title, description, sequence_number, minutes, problems, questions)
     values ('any', 'Any', 'Any.', 1, 60, '{}', '[]') on conflict do nothing`,
    [],
  );
  await run(
    `insert into mock_attempts (user_id, test_id, title, problems, questions, started_at, ends_at,
       programs)
     values ($1, 'any', 'Any', '[]', '[]', now(), now() + interval '1 hour',
       jsonb_build_array(jsonb_build_object('code', $2::text)))`,
    [learner.id, MARK],
  );
  await learner.put(`/v1/users/${learner.id}/quizzes/web-labels/answers`, {
    answers: [{ questionId: 'one', first: 2, last: 2, round: 1 }],
    changedAt: '2026-11-20T10:00:00Z',
  });
  await comment(learner, `Nobody answered ${MARK}`);
  const answered = await comment(learner, `Somebody answered ${MARK}`);
  const theirs = await comment(other, 'An answer', answered);
  await comment(learner, `My reply ${MARK}`, await comment(other, 'A question'));
  await learner.post(`/v1/comments/${theirs}/reports`, { reason: 'spam' });
  await run(
    `insert into warnings (user_id, comment_id, subject, reason) values ($1, $2, 'dsa-problem:forms', $3)`,
    [learner.id, answered, `A warning ${MARK}`],
  );
  await run(
    `insert into comment_decisions (comment_id, action, text, admin_id, admin_name)
     values ($1, 'note', $2, gen_random_uuid(), 'Ravi Menon')`,
    [answered, `A note about ${MARK}`],
  );
  await run(
    `insert into articles (id, slug, title, description, content, published_at)
     values ($1, $1, 'A', 'B', 'C', now())`,
    [`article-${email.split('@')[0]}`],
  );
  await learner.put(`/v1/articles/article-${email.split('@')[0]}/like`, {});
  await run(`insert into announcements (id, title, body) values ($1, 'News', 'Text')`, [
    `news-${email.split('@')[0]}`,
  ]);
  await learner.post('/v1/announcements/read', { ids: [`news-${email.split('@')[0]}`] });
  await run(`insert into user_identities (provider, subject, user_id) values ('github', $2, $1)`, [
    learner.id,
    `${MARK}-${learner.id}`,
  ]);
  await run(
    `update profiles set bio = $2, handle = $2, college = $2, website = $2 where user_id = $1`,
    [learner.id, `${MARK}-${email.split('@')[0]}`],
  );
  const picture = await sharp({
    create: { width: 9, height: 9, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer();
  await learner.send({
    method: 'PUT',
    url: '/v1/profile/avatar',
    payload: picture,
    headers: { 'content-type': 'image/png' },
  });
  await run(
    `with made as (insert into progress_imports (user_id) values ($1) returning id)
     insert into progress_import_units (import_id, unit_id, after)
     select id, 'web-forms', jsonb_build_object('notes', $2::text) from made`,
    [learner.id, MARK],
  );
  await run('insert into merges (user_id, changes) values ($1, jsonb_build_array($2::text))', [
    learner.id,
    MARK,
  ]);
  await site.visitor().post('/v1/request-callback', {
    name: `Asha ${MARK}`,
    email: email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'),
    phone: '9876543210',
  });
  return { learner, email, other };
}

test('nothing personal is left in any table, and the person is told by mail', async () => {
  const { learner, email } = await busyLearner();
  const mark = await leftoverReader([learner.id, email, MARK]);
  const before = await mark();
  // Every table that knows people knew this one: what is not here cannot be found to be gone.
  expect(Object.keys(before).sort()).toEqual(expect.arrayContaining(await tablesOfPeople()));
  await ask(learner);
  const answer = await confirm(learner, { token: await linkTo(email) });
  expect(answer.statusCode).toBe(200);
  expect(await mark()).toEqual({ outbox: 1 });
  const [mail] = await mailsTo(site, email);
  expect(mail?.subject).toMatch(/account was deleted$/);
});

/** Tables with a reference to a person. */
const tablesOfPeople = async () =>
  (
    await run(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass order by 1`,
    )
  ).map(({ name }) => name);

/** Counts the rows of each table that hold one of the texts, whichever column it is in. */
async function leftoverReader(texts: string[]) {
  const tables = await run(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return async () => {
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const [row] = await run(
        `select count(*)::int as count from "${name}" as r
         where exists (select from unnest($1::text[]) as t(text) where strpos(lower(r::text), lower(t.text)) > 0)`,
        [texts],
      );
      if (row.count > 0) found[name] = row.count;
    }
    return found;
  };
}

test('comments go; what others answered keeps its place, without text and name', async () => {
  const { learner, email, other } = await busyLearner();
  const subject = '/v1/comments?subject=dsa-problem:forms';
  await ask(learner);
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
  await ask(learner);
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
  await ask(learner);
  await confirm(learner, { token: await linkTo(email) });
  const person = { email, password: PASSWORD, name: 'Asha Rao' };
  expect((await site.visitor().post('/v1/auth/signup', person)).statusCode).toBe(201);
});

test.each([
  ['no password', {}],
  ['a wrong password', { password: 'sesame2$shut' }],
])('with %s nothing is mailed', async (_case, body) => {
  const learner = await site.signUp();
  const answer = await ask(learner, body);
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
  const refused = await ask(learner, {});
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'sign-in-again']);
  await run(`update sessions set created_at = now() - interval '14 minutes' where user_id = $1`, [
    learner.id,
  ]);
  expect((await ask(learner, {})).statusCode).toBe(202);
  expect((await confirm(learner, { token: await linkTo(email) })).statusCode).toBe(200);
  expect(await exists(learner.id)).toBe(false);
});

test('the link alone deletes nothing: it takes the password, or a browser of the same person', async () => {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  const email = await emailOf(learner);
  await ask(learner);
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
  await ask(learner);
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
  await ask(learner);
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
  await ask(learner);
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
  const question = await comment(learner, 'A question of somebody who leaves');
  await ask(learner);
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
