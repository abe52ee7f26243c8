import { randomUUID } from 'node:crypto';
import { type ExportFile, exportFile } from '@site/shared/contracts/identity';
import type { Agent } from '../../../../testing/agent.ts';
import {
  unitContent,
  writeJavaScriptTask,
  writeProblem,
  writeQuiz,
} from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createPracticeSite(
    { web: [unitContent('web-forms'), unitContent('web-labels', { sequence_number: 2 })] },
    (content) => {
      writeProblem(content, 'forms');
      writeJavaScriptTask(content, 'web-forms');
      writeQuiz(content, 'web-labels');
    },
  );
});
afterAll(() => site.close());

const exported = async (agent: Agent): Promise<ExportFile> =>
  exportFile.parse((await agent.get('/v1/profile/export')).json());

const run = (text: string, values: unknown[]) => site.database.pool.query(text, values);

async function learnerWithEverything() {
  const learner = await site.signUp();
  const unit = `/v1/users/${learner.id}/learning-units/web-forms`;
  await learner.send({
    method: 'PATCH',
    url: unit,
    payload: { completed: true },
    headers: { 'x-mutation-age': String(30 * 24 * 60 * 60_000) },
  });
  await learner.patch(unit, { notes: 'Mind the labels' });
  await learner.post(`/v1/users/${learner.id}/revisions/web-forms/reviews`, {
    id: randomUUID(),
    grade: 'good',
  });
  const solution = { language: 'python', code: 'def forms(): pass' };
  await learner.post(`/v1/users/${learner.id}/units/web-forms/attempts`, {
    ...solution,
    ...{ id: randomUUID(), verdict: 'error', passed: 0, total: 6, milliseconds: 12 },
    submittedAt: '2026-11-20T10:00:00Z',
  });
  await learner.put(`/v1/users/${learner.id}/units/web-forms/draft`, {
    ...solution,
    ...{ changedAt: '2026-11-20T10:01:00Z', base: null },
  });
  await learner.put(`/v1/users/${learner.id}/units/web-forms/cases`, {
    ...{ language: 'python', inputs: ['forms(1)'], changedAt: '2026-11-20T10:03:00Z', base: null },
  });
  await learner.put(`/v1/users/${learner.id}/units/web-forms/draft`, {
    ...{
      language: 'javascript',
      code: 'const forms = 1;',
      changedAt: '2026-11-20T10:04:00Z',
      base: null,
    },
  });
  await learner.put(`/v1/users/${learner.id}/quizzes/web-labels/answers`, {
    answers: [{ questionId: 'one', first: 2, last: 2, round: 1 }],
    ...{ changedAt: '2026-11-20T10:02:00Z', base: null },
  });
  const comment = { id: randomUUID(), subject: 'dsa-problem:forms', parentId: null };
  await learner.post('/v1/comments', { ...comment, content: 'A map does it.' });
  return learner;
}

test('a person gets everything of theirs as a file', async () => {
  const learner = await learnerWithEverything();
  const answer = await learner.get('/v1/profile/export');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="my-data-\d{4}-\d{2}-\d{2}\.json"$/,
  );
  const file = exportFile.parse(answer.json());
  expect(file).toMatchObject({
    account: { id: learner.id, hasPassword: true, providers: [] },
    profile: {
      visibility: 'private',
      mails: { replies: false, news: false },
      revisesCompleted: true,
      avatar: null,
    },
    progress: [{ unitId: 'web-forms', roadmap: 'web', completed: true, notes: 'Mind the labels' }],
    revisionCards: [{ unitId: 'web-forms', reps: 2 }],
    revisionReviews: [{ unitId: 'web-forms', grade: 'good' }],
    attempts: [{ unitId: 'web-forms', verdict: 'error', code: 'def forms(): pass', total: 6 }],
    solutionDrafts: [
      { unitId: 'web-forms', language: 'javascript', code: 'const forms = 1;' },
      { unitId: 'web-forms', language: 'python', changedAt: '2026-11-20T10:01:00.000Z' },
    ],
    ownCases: [{ unitId: 'web-forms', language: 'python', inputs: ['forms(1)'] }],
    quizAnswers: [{ unitId: 'web-labels', answers: [{ questionId: 'one', last: 2 }] }],
    comments: [{ subject: 'dsa-problem:forms', content: 'A map does it.' }],
    sessions: [{ ip: '127.0.0.1', revokedAt: null }],
  });
});

test('no secret is in it, and nothing of anybody else', async () => {
  const [learner, other] = [await learnerWithEverything(), await learnerWithEverything()];
  const { body } = await learner.get('/v1/profile/export');
  expect(body).not.toMatch(/argon2|hash/i);
  expect(body).not.toContain(other.id);
  expect(body).not.toContain((await other.get('/v1/auth/me')).json().email);
});

test("callback requests are in it once the address has been shown to be the person's", async () => {
  const learner = await site.signUp();
  const { email } = (await learner.get('/v1/auth/me')).json();
  await site.visitor().post('/v1/request-callback', {
    name: 'Somebody',
    email,
    phone: '9876543210',
  });
  expect((await exported(learner)).callbackRequests).toEqual([]);
  await run('update users set email_verified_at = now() where id = $1', [learner.id]);
  expect((await exported(learner)).callbackRequests).toMatchObject([{ name: 'Somebody', email }]);
});

test('every table that knows people is in the file', async () => {
  const { rows } = await run(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass`,
    [],
  );
  /** Where a table's rows stand in the file. Mail tokens are secrets on their way. */
  const places: Record<string, string> = {
    account_security_events: 'securityEvents',
    announcement_reads: 'announcementsRead',
    article_likes: 'articleLikes',
    attempts: 'attempts',
    avatars: 'profile',
    comment_reports: 'commentReports',
    comments: 'comments',
    company_reports: 'companyReports',
    exercise_work: 'solutionDrafts',
    interview_marks: 'interviewMarks',
    last_places: 'lastOpened',
    learning_unit_progress: 'progress',
    mail_tokens: 'account',
    mock_attempts: 'mockAttempts',
    merges: 'merges',
    notifications: 'notifications',
    plans: 'plan',
    profiles: 'profile',
    progress_imports: 'imports',
    revision_cards: 'revisionCards',
    sessions: 'sessions',
    user_identities: 'account',
    warnings: 'warnings',
  };
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(places).sort());
  const file = await exported(await site.signUp());
  for (const place of Object.values(places)) expect(file).toHaveProperty(place);
});
