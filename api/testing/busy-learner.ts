import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { dayAfter, dayOf } from '../src/areas/practice/local-days/local-days.ts';
import type { Agent } from './agent.ts';
import { unitContent, writeProblem, writeQuiz } from './content-folder.ts';
import { createPracticeSite } from './practice-site.ts';
import type { TestApp } from './test-app.ts';

type Learner = Agent & { id: string };

/** A site with something of everything that a learner can use. */
export const createBusySite = (env: Record<string, string> = {}): Promise<TestApp> =>
  createPracticeSite(
    { web: [unitContent('web-forms'), unitContent('web-labels', { sequence_number: 2 })] },
    (content) => {
      writeProblem(content, 'forms');
      writeQuiz(content, 'web-labels');
    },
    env,
  );

const runner =
  ({ database }: TestApp) =>
  async (text: string, values: unknown[] = []) =>
    (await database.pool.query(text, values)).rows;

export const comment = (agent: Agent, content: string, parentId: string | null = null) => {
  const id = randomUUID();
  const body = { id, subject: 'dsa-problem:forms', parentId, content };
  return agent.post('/v1/comments', body).then(({ statusCode }) => {
    expect(statusCode).toBe(201);
    return id;
  });
};

/** Text that nobody else wrote. */
export const MARK = 'leftoverzebra';

interface BusyLearner {
  learner: Learner;
  email: string;
  /** Where anyone can read the learner's plan. */
  calendar: string;
  /** Comments that answer and are answered. */
  other: Learner;
}

/** A learner who has used everything that stores personal data. */
export async function busyLearner(
  site: TestApp,
  { verified }: { verified: boolean },
): Promise<BusyLearner> {
  const run = runner(site);
  const [learner, other] = [await site.signUp(), await site.signUp()];
  const email = (await learner.get('/v1/auth/me')).json().email;
  await run('update users set email_verified_at = $3, name = $2 where id = $1', [
    learner.id,
    `Asha ${MARK}`,
    verified ? new Date() : null,
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
  const plan = `/v1/users/${learner.id}/plan`;
  const { url } = (await learner.post(`${plan}/calendar`, { zone: 'Asia/Kolkata' })).json();
  const solution = { language: 'python', code: `# ${MARK}` };
  const exercise = `/v1/users/${learner.id}/units/web-forms`;
  await learner.post(`${exercise}/attempts`, {
    ...solution,
    ...{ id: randomUUID(), verdict: 'accepted', passed: 6, total: 6, milliseconds: 12 },
    submittedAt: '2026-11-20T10:00:00Z',
  });
  await learner.put(`${exercise}/draft`, {
    ...{ ...solution, changedAt: '2026-11-20T10:00:00Z', base: null },
  });
  await learner.put(`${exercise}/cases`, {
    ...{ language: 'python', inputs: [MARK], changedAt: '2026-11-20T10:00:00Z', base: null },
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
  await run(
    `insert into mock_interviews (id, title, description, sequence_number, preparation, parts, rubric)
     values ('any', 'Any', 'Any.', 1, '{}', '[]', '[{"criterion":"Code"}]')
     on conflict do nothing`,
    [],
  );
  await learner.put(`/v1/users/${learner.id}/mock-interviews/any/marks`, {
    marks: [{ criterion: 'Code', level: 2 }],
    changedAt: '2026-11-20T10:00:00Z',
  });
  await learner.put(`/v1/users/${learner.id}/quizzes/web-labels/answers`, {
    answers: [{ questionId: 'one', first: 2, last: 2, round: 1 }],
    ...{ changedAt: '2026-11-20T10:00:00Z', base: null },
  });
  await learner.post(`${exercise}/company-reports`, {
    ...{ company: `Company ${MARK}`, round: 'phone', month: dayOf(new Date()).slice(0, 7) },
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
  await run(
    `insert into account_security_events (user_id, kind, day, count, last_at)
     values ($1, 'signin.failed', current_date, 1, now())`,
    [learner.id],
  );
  await site.visitor().post('/v1/request-callback', {
    name: `Asha ${MARK}`,
    email: email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'),
    phone: '9876543210',
  });
  return { learner, email, calendar: new URL(url).pathname, other };
}

/** Tables with a reference to a person. */
export const tablesOfPeople = async (site: TestApp): Promise<string[]> =>
  (
    await runner(site)(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass order by 1`,
    )
  ).map(({ name }) => name);

/** Counts the rows of each table that hold one of the texts, whichever column it is in. */
export async function leftoverReader(site: TestApp, texts: string[]) {
  const run = runner(site);
  const tables = await run(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as count from "${name}" as r
       where exists (select from unnest($1::text[]) as t(text) where strpos(lower(r::text), lower(t.text)) > 0)`,
  );
  return async (): Promise<Record<string, number>> => {
    const found = await run(counts.join(' union all '), [texts]);
    return Object.fromEntries(
      found.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]),
    );
  };
}
