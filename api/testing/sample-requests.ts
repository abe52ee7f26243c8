import { randomUUID } from 'node:crypto';
import { provePage } from '../src/areas/releases/telemetry/page-view-proof.ts';
import { deriveKeys, installationSecret } from '../src/keys/derive-keys.ts';
import { accountRequests, administratorRequests } from './account-requests.ts';
import { adminArticleRequests } from './admin-article-requests.ts';
import { adminContentRequests } from './admin-content-requests.ts';
import type { Agent } from './agent.ts';
import { mergeRequests, mockRequests, planRequests, workRequests } from './practice-requests.ts';
import { adminReleaseRequests, releaseRequests } from './release-requests.ts';
import { PIXEL, type Sample, type SampleRequests } from './sample.ts';
import type { TestApp } from './test-app.ts';

/** A valid request for each route. */
export const sampleRequests: SampleRequests = {
  'GET /v1/health': (agent) => agent.get('/v1/health'),
  'GET /v1/ready': (agent) => agent.get('/v1/ready'),

  'POST /v1/remote-failures': (agent) =>
    agent.post('/v1/remote-failures', {
      remote: 'mfe-articles',
      version: '1.0.0-h1a2b3c4d5',
      stage: 'entry',
    }),
  'POST /v1/telemetry': async (agent, { site }) => {
    const { pageViews } = deriveKeys(await installationSecret(site.config, site.database));
    const page = { manifestId: '1-00000000', channel: 'live', unit: 'shell' };
    const version = '1.0.0-h1a2b3c4d5';
    return agent.post('/v1/telemetry', {
      proof: provePage(pageViews, page),
      units: [{ unit: 'shell', version, failed: null, healed: false }],
      vitals: { lcp: 1200.5, cls: 0.01 },
    });
  },

  'POST /v1/request-callback': (agent) =>
    agent.post('/v1/request-callback', {
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: '9876543210',
    }),
  'GET /v1/roadmaps': (agent) => agent.get('/v1/roadmaps'),
  'GET /v1/roadmaps/{id}': (agent) => agent.get('/v1/roadmaps/dsa'),
  'GET /v1/roadmaps/{id}/units/{unitId}/documents/{file}': (agent) =>
    agent.get('/v1/roadmaps/hr/units/hr-resume-template-internship/documents/1.pdf'),
  'GET /v1/roadmaps/{id}/units/{unitId}': (agent) =>
    agent.get('/v1/roadmaps/sql/units/sql-big-countries'),
  'GET /v1/companies': (agent) => agent.get('/v1/companies'),
  'GET /v1/companies/{slug}': (agent) => agent.get('/v1/companies/amazon'),
  'GET /v1/users/{userId}/units/{unitId}/company-reports': (agent, { owner }) =>
    agent.get(companyReports(owner)),
  'POST /v1/users/{userId}/units/{unitId}/company-reports': (agent, { owner }) =>
    agent.post(companyReports(owner), {
      company: 'Amazon',
      round: 'phone',
      month: new Date().toISOString().slice(0, 7),
    }),
  'DELETE /v1/users/{userId}/units/{unitId}/company-reports/{company}': (agent, { owner }) =>
    agent.delete(`${companyReports(owner)}/amazon`),
  'GET /v1/dsa-categories': (agent) => agent.get('/v1/dsa-categories'),
  'GET /v1/dsa-problems': (agent) => agent.get('/v1/dsa-problems'),
  'GET /v1/dsa-problems/{slug}': (agent) => agent.get('/v1/dsa-problems/two-sum'),
  'PATCH /v1/users/{userId}/learning-units/{unitId}': (agent, { owner }) =>
    agent.patch(`/v1/users/${owner.id}/learning-units/dsa-contains-duplicate`, { completed: true }),

  'GET /v1/search': (agent) => agent.get('/v1/search?q=two+sum'),
  'GET /v1/articles/': (agent) => agent.get('/v1/articles/'),
  'GET /v1/articles/categories/': (agent) => agent.get('/v1/articles/categories/'),
  'GET /v1/articles/{idOrSlug}': (agent) => agent.get(ARTICLE),
  'PUT /v1/articles/{idOrSlug}/like': (agent) => agent.put(`${ARTICLE}/like`, {}),
  'DELETE /v1/articles/{idOrSlug}/like': (agent) => agent.delete(`${ARTICLE}/like`),
  'POST /v1/articles/{idOrSlug}/views': (agent) => agent.post(`${ARTICLE}/views`),
  'GET /v1/authors': (agent) => agent.get('/v1/authors'),
  'GET /v1/authors/{slug}': async (agent, { site }) => {
    const guest = { own: false, name: 'Asha Rao' };
    const { slug } = (await (await site.signInAdmin()).post('/v1/admin/authors', guest)).json();
    return agent.get(`/v1/authors/${slug}`);
  },

  'GET /v1/users/{userId}/revisions': (agent, { owner }) =>
    agent.get(`/v1/users/${owner.id}/revisions`),
  'GET /v1/users/{userId}/revisions/days': (agent, { owner }) =>
    agent.get(`/v1/users/${owner.id}/revisions/days`),
  'POST /v1/users/{userId}/revisions/additions': (agent, { owner }) =>
    agent.post(`/v1/users/${owner.id}/revisions/additions`, { id: REVIEW }),
  'DELETE /v1/users/{userId}/revisions/additions/{additionId}': (agent, { owner }) =>
    agent.delete(`/v1/users/${owner.id}/revisions/additions/${REVIEW}`),
  'GET /v1/users/{userId}/revisions/count': (agent, { owner }) =>
    agent.get(`/v1/users/${owner.id}/revisions/count`),
  'PUT /v1/users/{userId}/revisions/{unitId}': async (agent, sample) =>
    agent.put(await ownersRevision(sample), {}),
  'DELETE /v1/users/{userId}/revisions/{unitId}': async (agent, sample) =>
    agent.delete(await ownersRevision(sample)),
  'POST /v1/users/{userId}/revisions/{unitId}/reviews': async (agent, sample) =>
    agent.post(`${await ownersRevision(sample)}/reviews`, { id: REVIEW, grade: 'good' }),
  'DELETE /v1/users/{userId}/revisions/{unitId}/reviews/{reviewId}': async (agent, sample) => {
    const revision = await ownersRevision(sample);
    await sample.owner.post(`${revision}/reviews`, { id: REVIEW, grade: 'good' });
    return agent.delete(`${revision}/reviews/${REVIEW}`);
  },

  'GET /v1/users/{userId}/quizzes/{unitId}/answers': (agent, { owner }) =>
    agent.get(quizAnswers(owner)),
  'PUT /v1/users/{userId}/quizzes/{unitId}/answers': (agent, { owner }) =>
    agent.put(quizAnswers(owner), {
      answers: [{ questionId: 'transfer', first: 0, last: 1, round: 2 }],
      changedAt: '2026-11-24T09:30:00.000Z',
      base: null,
    }),

  'GET /v1/profile': (agent) => agent.get('/v1/profile'),
  'PUT /v1/profile/basic-info': async (agent) =>
    agent.put('/v1/profile/basic-info', {
      firstName: 'Asha',
      lastName: 'Rao',
      bio: '',
      country: 'India',
      college: 'Jadavpur University, Kolkata',
      degree: 'PhD',
      branch: 'CSE',
      graduationYear: 2025,
      version: await versionOf(agent, 'basicInfo'),
    }),
  'PUT /v1/profile/socials': async (agent) =>
    agent.put('/v1/profile/socials', {
      linkedin: '',
      twitter: '',
      website: 'https://example.org',
      resume: '',
      version: await versionOf(agent, 'socials'),
    }),
  'PUT /v1/profile/visibility': async (agent) =>
    agent.put('/v1/profile/visibility', {
      visibility: 'public',
      version: await versionOf(agent, 'visibility'),
    }),
  'PUT /v1/profile/mails': async (agent) =>
    agent.put('/v1/profile/mails', {
      replies: true,
      news: false,
      version: await versionOf(agent, 'mails'),
    }),
  'PUT /v1/profile/revision': async (agent) =>
    agent.put('/v1/profile/revision', {
      automatic: false,
      version: await versionOf(agent, 'revision'),
    }),
  'PUT /v1/profile/handle': async (agent) =>
    agent.put('/v1/profile/handle', {
      handle: `asha-${randomUUID().slice(0, 8)}`,
      version: await versionOf(agent, 'handle'),
    }),
  'PUT /v1/profile/phone': async (agent) =>
    agent.put('/v1/profile/phone', { phone: '', version: await versionOf(agent, 'phone') }),
  'PUT /v1/profile/avatar': (agent) =>
    agent.send({
      method: 'PUT',
      url: '/v1/profile/avatar',
      payload: PIXEL,
      headers: { 'content-type': 'image/png' },
    }),
  'DELETE /v1/profile/avatar': (agent) => agent.delete('/v1/profile/avatar'),
  'GET /v1/home': (agent) => agent.get('/v1/home?zone=Asia/Kolkata'),
  'PUT /v1/home/last': (agent) => agent.put('/v1/home/last', { subject: 'dsa-problem:two-sum' }),
  'GET /v1/profile/progress': (agent) => agent.get('/v1/profile/progress'),
  'GET /v1/profile/activity': (agent) => agent.get('/v1/profile/activity?zone=Asia/Kolkata'),
  'GET /v1/profile/saved': (agent) => agent.get('/v1/profile/saved?kind=notes'),
  'GET /v1/profile/export': (agent) => agent.get('/v1/profile/export'),
  'GET /v1/profile/progress.csv': (agent) => agent.get('/v1/profile/progress.csv'),
  'POST /v1/profile/imports/preview': (agent) =>
    agent.post('/v1/profile/imports/preview', { file: IMPORTED }),
  'POST /v1/profile/imports': (agent) => agent.post('/v1/profile/imports', { file: IMPORTED }),
  'GET /v1/profile/imports': (agent) => agent.get('/v1/profile/imports'),
  'DELETE /v1/profile/imports/{id}': async (agent, { site, owner }) => {
    const { rows } = await site.database.pool.query(
      'insert into progress_imports (user_id) values ($1) returning id',
      [owner.id],
    );
    return agent.delete(`/v1/profile/imports/${rows[0].id}`);
  },
  'GET /v1/profiles/{handle}': async (agent, { site, owner }) => {
    const { rows } = await site.database.pool.query(
      'select handle from profiles where user_id = $1',
      [owner.id],
    );
    return agent.get(`/v1/profiles/${rows[0].handle}`);
  },
  'GET /v1/colleges': (agent) => agent.get('/v1/colleges?q=iitb'),

  'GET /v1/posts': (agent) => agent.get('/v1/posts'),
  'GET /v1/posts/{id}': (agent) => agent.get('/v1/posts/1'),
  'GET /v1/announcements': (agent) => agent.get('/v1/announcements'),
  'POST /v1/announcements/read': (agent) =>
    agent.post('/v1/announcements/read', { ids: ['sql-roadmap'] }),
  'GET /v1/notifications': (agent) => agent.get('/v1/notifications'),
  'POST /v1/notifications/read': (agent) =>
    agent.post('/v1/notifications/read', { ids: ['sql-roadmap'] }),

  'GET /v1/comments': (agent) => agent.get('/v1/comments?subject=dsa-problem:two-sum'),
  'GET /v1/comments/{id}': async (agent, sample) =>
    agent.get(`/v1/comments/${await ownersComment(sample)}`),
  'POST /v1/comments': (agent) => agent.post('/v1/comments', newComment()),
  'PATCH /v1/comments/{id}': async (agent, sample) =>
    agent.patch(`/v1/comments/${await ownersComment(sample)}`, { content: 'Better words.' }),
  'DELETE /v1/comments/{id}': async (agent, sample) =>
    agent.delete(`/v1/comments/${await ownersComment(sample)}`),
  'POST /v1/comments/{id}/reports': async (agent, sample) =>
    agent.post(`/v1/comments/${await ownersComment(sample)}/reports`, { reason: 'spam' }),

  'GET /v1/admin/people': (agent) => agent.get('/v1/admin/people?q=asha'),
  'GET /v1/admin/people/export': (agent) => agent.get('/v1/admin/people/export?role=owner'),
  'GET /v1/admin/people/{id}': (agent, { owner }) => agent.get(`/v1/admin/people/${owner.id}`),
  'PATCH /v1/admin/people/{id}': async (agent, { site }) => {
    const { id } = await site.signUp();
    return agent.patch(`/v1/admin/people/${id}`, { disabled: true, reason: 'Spam.' });
  },
  'POST /v1/admin/people/{id}/sign-out': async (agent, { site }) => {
    const { id } = await site.signUp();
    return agent.post(`/v1/admin/people/${id}/sign-out`, { reason: 'A stolen phone.' });
  },
  'GET /v1/admin/audit-log': (agent) => agent.get('/v1/admin/audit-log'),
  'GET /v1/admin/audit-log/export': (agent) => agent.get('/v1/admin/audit-log/export?action=admin'),
  'GET /v1/admin/audit-log/authors': (agent) => agent.get('/v1/admin/audit-log/authors'),
  'GET /v1/admin/security-events': (agent) => agent.get('/v1/admin/security-events'),
  'GET /v1/admin/releases/health': (agent) => agent.get('/v1/admin/releases/health?period=hour'),
  'GET /v1/admin/rendering': (agent) => agent.get('/v1/admin/rendering'),
  'GET /v1/admin/jobs/failed': (agent) => agent.get('/v1/admin/jobs/failed'),
  'POST /v1/admin/jobs/failed/{name}/{id}/retry': async (agent, { site }) =>
    agent.post(`/v1/admin/jobs/failed/mail/${await failedMail(site)}/retry`),
  'GET /v1/admin/analytics': (agent) =>
    agent.get('/v1/admin/analytics?from=2026-11-01&to=2026-11-21'),
  'GET /v1/admin/callbacks': (agent) => agent.get('/v1/admin/callbacks?q=asha&state=new'),
  'GET /v1/admin/callbacks/export': (agent) => agent.get('/v1/admin/callbacks/export?state=new'),
  'PATCH /v1/admin/callbacks/{id}': async (agent, { site }) =>
    agent.patch(await callbackRequest(site), { state: 'done', note: 'Called.', version: 0 }),
  'DELETE /v1/admin/callbacks/{id}': async (agent, { site }) =>
    agent.delete(await callbackRequest(site)),
  'GET /v1/admin/reports': (agent) => agent.get('/v1/admin/reports'),
  'GET /v1/admin/reports/count': (agent) => agent.get('/v1/admin/reports/count'),
  'GET /v1/admin/comments': (agent) => agent.get('/v1/admin/comments?q=map'),
  'POST /v1/admin/comments/{id}/decisions': async (agent, sample) =>
    agent.post(`/v1/admin/comments/${await ownersComment(sample)}/decisions`, {
      action: 'hide',
      seen: null,
    }),
  'POST /v1/admin/announcements': (agent) => agent.post('/v1/admin/announcements', news),
  'GET /v1/admin/announcements': (agent) => agent.get('/v1/admin/announcements'),
  'PUT /v1/admin/announcements/{id}': async (agent, { site }) => {
    const admin = await site.signInAdmin();
    const { id } = (await admin.post('/v1/admin/announcements', news)).json();
    const { items } = (await admin.get('/v1/admin/announcements')).json();
    const { version } = items.find((item: { id: string }) => item.id === id);
    return agent.put(`/v1/admin/announcements/${id}`, { ...news, title: 'New', version });
  },
  'DELETE /v1/admin/announcements/{id}': async (agent, { site }) => {
    const made = await (await site.signInAdmin()).post('/v1/admin/announcements', news);
    return agent.delete(`/v1/admin/announcements/${made.json().id}`);
  },

  ...accountRequests,
  ...mockRequests,
  ...mergeRequests,
  ...workRequests,
  ...planRequests,
  ...administratorRequests,
  ...adminArticleRequests,
  ...adminContentRequests,
  ...adminReleaseRequests,
  ...releaseRequests,
};

const IMPORTED = 'problem,completed\ndsa-contains-duplicate,yes\n';

/** Of a section of the person's profile; anyone else's is one that was. */
async function versionOf(agent: Agent, section: string): Promise<string> {
  const profile = (await agent.get('/v1/profile')).json();
  return profile[section]?.version ?? '0123456789abcdef';
}

const companyReports = ({ id }: { id: string }) =>
  `/v1/users/${id}/units/dsa-contains-duplicate/company-reports`;

const ARTICLE = '/v1/articles/complexity-in-practice';

const news = { title: 'Mock interviews', body: 'Every Saturday.' };

const quizAnswers = ({ id }: { id: string }) =>
  `/v1/users/${id}/quizzes/core-subjects-deadlocks/answers`;

const REVIEW = '0b7c4c39-1d55-4a6e-9d0e-6b6f0f4f2a11';

/** The address of a problem that the owner solved long ago and revises, so that it is due. */
async function ownersRevision({ owner }: Sample): Promise<string> {
  const unit = 'dsa-contains-duplicate';
  await owner.send({
    method: 'PATCH',
    url: `/v1/users/${owner.id}/learning-units/${unit}`,
    payload: { completed: true },
    headers: { 'x-mutation-age': String(30 * 24 * 60 * 60_000) },
  });
  return `/v1/users/${owner.id}/revisions/${unit}`;
}

const newComment = () => ({
  id: randomUUID(),
  subject: 'dsa-problem:two-sum',
  parentId: null,
  content: 'A map does it in one pass.',
});

async function ownersComment({ site, owner }: Sample): Promise<string> {
  const { id, subject, content } = newComment();
  await site.database.pool.query(
    'insert into comments (id, subject, user_id, content) values ($1, $2, $3, $4)',
    [id, subject, owner.id, content],
  );
  return id;
}

/** The address of a callback request. */
async function callbackRequest(site: TestApp): Promise<string> {
  const { rows } = await site.database.pool.query(
    `insert into callback_requests (name, email, phone)
     values ('Asha Rao', 'asha@example.org', '9876543210') returning id`,
  );
  return `/v1/admin/callbacks/${rows[0].id}`;
}

/** The id of a mail's job that failed for good. */
async function failedMail(site: TestApp): Promise<string> {
  const { rows } = await site.database.pool.query(
    `insert into jobs.job (name, state, completed_on) values ('mail', 'failed', now()) returning id`,
  );
  return rows[0].id;
}
