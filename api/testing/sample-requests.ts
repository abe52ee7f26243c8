import { randomUUID } from 'node:crypto';
import { newOpaqueToken } from '../src/session/opaque-token.ts';
import { adminContentRequests } from './admin-content-requests.ts';
import type { Agent } from './agent.ts';
import { secretFor } from './mails.ts';
import type { Sample } from './sample.ts';
import { codeOf, turnOnSecondFactor } from './second-factor.ts';
import { PASSWORD, type TestApp } from './test-app.ts';

type Answer = ReturnType<Agent['get']>;
/** For each route a request that is in order, so that only the person decides about the answer. */
export const sampleRequests: Record<string, (agent: Agent, sample: Sample) => Answer> = {
  'GET /v1/health': (agent) => agent.get('/v1/health'),
  'GET /v1/ready': (agent) => agent.get('/v1/ready'),

  'POST /v1/remote-failures': (agent) =>
    agent.post('/v1/remote-failures', {
      remote: 'mfe-articles',
      version: '1.0.0-h1a2b3c4d5',
      stage: 'entry',
    }),

  'POST /v1/auth/signup': (agent) => agent.post('/v1/auth/signup', newPerson()),
  'POST /v1/auth/signin': async (agent, { site }) => {
    const person = newPerson();
    await site.visitor().post('/v1/auth/signup', person);
    const { email, password } = person;
    return agent.post('/v1/auth/signin', { email, password });
  },
  'POST /v1/auth/refresh': (agent) => agent.post('/v1/auth/refresh'),
  'POST /v1/auth/logout': (agent) => agent.post('/v1/auth/logout'),
  'GET /v1/auth/me': (agent) => agent.get('/v1/auth/me'),
  'POST /v1/auth/verification': (agent) => agent.post('/v1/auth/verification', {}),
  'POST /v1/auth/verify': async (agent, { site, owner }) =>
    agent.post('/v1/auth/verify', {
      token: await mailToken(site, owner.id, 'verification'),
      password: PASSWORD,
    }),
  'POST /v1/auth/claim': async (agent, { site }) => {
    const made = await site.visitor().post('/v1/auth/signup', newPerson());
    const token = await mailToken(site, made.json().id, 'verification');
    return agent.post('/v1/auth/claim', { token, name: 'Meera Nair', password: 'sesame2$shut' });
  },
  'PUT /v1/auth/email': (agent) =>
    agent.put('/v1/auth/email', { email: newPerson().email, password: PASSWORD }),
  'POST /v1/auth/password/forgot': (agent) =>
    agent.post('/v1/auth/password/forgot', { email: 'learner1@example.org' }),
  'POST /v1/auth/password/reset': async (agent, { site, owner }) => {
    const token = await mailToken(site, owner.id, 'reset');
    return agent.post('/v1/auth/password/reset', { token, password: 'sesame2$shut' });
  },
  'PUT /v1/auth/password': (agent) =>
    agent.put('/v1/auth/password', { currentPassword: PASSWORD, newPassword: 'sesame2$shut' }),
  'POST /v1/auth/password': async (agent, { site }) => {
    const { id } = (await agent.get('/v1/auth/me')).json();
    await site.database.pool.query('update users set password_hash = null where id = $1', [id]);
    return agent.post('/v1/auth/password', { newPassword: 'sesame2$shut' });
  },
  'POST /v1/auth/deletion': (agent) => agent.post('/v1/auth/deletion', { password: PASSWORD }),
  'POST /v1/auth/deletion/confirm': async (agent, { site }) => {
    const made = await site.visitor().post('/v1/auth/signup', newPerson());
    const token = await mailToken(site, made.json().id, 'deletion');
    return agent.post('/v1/auth/deletion/confirm', { token, password: PASSWORD });
  },
  'GET /v1/passwords/range/{prefix}': (agent) => agent.get('/v1/passwords/range/5BAA6'),
  'GET /v1/auth/sessions': (agent) => agent.get('/v1/auth/sessions'),
  'DELETE /v1/auth/sessions/{id}': async (agent, { site, owner }) => {
    const { rows } = await site.database.pool.query('select id from sessions where user_id = $1', [
      owner.id,
    ]);
    return agent.delete(`/v1/auth/sessions/${rows[0].id}`);
  },
  'DELETE /v1/auth/sessions': (agent) => agent.delete('/v1/auth/sessions'),
  'GET /v1/oauth/{provider}': (agent) => agent.get('/v1/oauth/github'),
  'GET /v1/oauth/{provider}/callback': (agent) => agent.get('/v1/oauth/github/callback'),

  'POST /v1/request-callback': (agent) =>
    agent.post('/v1/request-callback', {
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: '9876543210',
    }),
  'GET /v1/roadmaps': (agent) => agent.get('/v1/roadmaps'),
  'GET /v1/roadmaps/{id}': (agent) => agent.get('/v1/roadmaps/dsa'),
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

  'GET /v1/users/{userId}/revisions': (agent, { owner }) =>
    agent.get(`/v1/users/${owner.id}/revisions`),
  'GET /v1/users/{userId}/revisions/days': (agent, { owner }) =>
    agent.get(`/v1/users/${owner.id}/revisions/days`),
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
      payload: PICTURE,
      headers: { 'content-type': 'image/png' },
    }),
  'DELETE /v1/profile/avatar': (agent) => agent.delete('/v1/profile/avatar'),
  'GET /v1/profile/progress': (agent) => agent.get('/v1/profile/progress'),
  'GET /v1/profile/activity': (agent) => agent.get('/v1/profile/activity?zone=Asia/Kolkata'),
  'GET /v1/profile/saved': (agent) => agent.get('/v1/profile/saved?kind=notes'),
  'GET /v1/profile/export': (agent) => agent.get('/v1/profile/export'),
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

  'POST /v1/admins/auth/signin': async (agent, { site }) => {
    const { email } = await site.signInAdmin();
    return agent.post('/v1/admins/auth/signin', { email, password: PASSWORD });
  },
  'POST /v1/admins/auth/logout': (agent) => agent.post('/v1/admins/auth/logout'),
  'POST /v1/admins/auth/password': (agent) =>
    agent.post('/v1/admins/auth/password', { password: PASSWORD }),
  'GET /v1/admins/demonstration': (agent) => agent.get('/v1/admins/demonstration'),
  'GET /v1/admins/me': (agent) => agent.get('/v1/admins/me'),
  'POST /v1/admins/auth/code': async (agent, { site }) => {
    const admin = await site.signInAdmin();
    const { recoveryCodes } = await turnOnSecondFactor(admin);
    const signin = { email: admin.email, password: PASSWORD };
    const { pending } = (await site.visitor().post('/v1/admins/auth/signin', signin)).json();
    return agent.post('/v1/admins/auth/code', { pending, code: recoveryCodes[0] });
  },
  'PUT /v1/admins/me/password': (agent) =>
    agent.put('/v1/admins/me/password', {
      currentPassword: PASSWORD,
      newPassword: 'sesame2$shut',
    }),
  'GET /v1/admins/me/second-factor': (agent) => agent.get(SECOND_FACTOR),
  'POST /v1/admins/me/second-factor': (agent) => agent.post(SECOND_FACTOR, { password: PASSWORD }),
  'POST /v1/admins/me/second-factor/confirm': async (agent) => {
    const { secret = 'A' } = (await agent.post(SECOND_FACTOR, { password: PASSWORD })).json();
    return agent.post(`${SECOND_FACTOR}/confirm`, { code: codeOf(secret) });
  },
  'POST /v1/admins/me/second-factor/recovery-codes': async (agent) =>
    agent.post(`${SECOND_FACTOR}/recovery-codes`, await passwordAndCode(agent)),
  'POST /v1/admins/me/second-factor/off': async (agent) =>
    agent.post(`${SECOND_FACTOR}/off`, await passwordAndCode(agent)),
  'GET /v1/admin/administrators': (agent) => agent.get('/v1/admin/administrators'),
  'PATCH /v1/admin/administrators/{id}': async (agent, { site }) => {
    const { id } = await site.signInAdmin();
    return agent.patch(`/v1/admin/administrators/${id}`, { disabled: true });
  },
  'DELETE /v1/admin/administrators/{id}': async (agent, { site }) => {
    const { id } = await site.signInAdmin();
    return agent.delete(`/v1/admin/administrators/${id}`);
  },
  'GET /v1/admin/invitations': (agent) => agent.get('/v1/admin/invitations'),
  'POST /v1/admin/invitations': (agent) => agent.post('/v1/admin/invitations', newInvitation()),
  'DELETE /v1/admin/invitations/{id}': async (agent, { site }) => {
    const made = await (await site.signInAdmin()).post('/v1/admin/invitations', newInvitation());
    return agent.delete(`/v1/admin/invitations/${made.json().id}`);
  },
  'POST /v1/admins/invitation': async (agent, { site }) => {
    const invitation = newInvitation();
    await (await site.signInAdmin()).post('/v1/admin/invitations', invitation);
    const token = await secretFor(site, { address: invitation.email, path: '/admin/invitation' });
    return agent.post('/v1/admins/invitation', { token, name: 'Meera Nair', password: PASSWORD });
  },
  'GET /v1/admin/people': (agent) => agent.get('/v1/admin/people?q=asha'),
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
  'GET /v1/admin/audit-log/authors': (agent) => agent.get('/v1/admin/audit-log/authors'),
  'GET /v1/admin/security-events': (agent) => agent.get('/v1/admin/security-events'),
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
  'POST /v1/articles/': (agent) => agent.post('/v1/articles/', newArticle),
  'GET /v1/admin/articles/{id}': async (agent, sample) => agent.get(await anArticle(sample)),
  'PUT /v1/admin/articles/{id}': async (agent, sample) =>
    agent.put(await anArticle(sample), { ...newArticle, revision: 0 }),
  'DELETE /v1/admin/articles/{id}': async (agent, sample) => agent.delete(await anArticle(sample)),
  'POST /v1/admin/articles/{id}/restore': async (agent, sample) =>
    agent.post(`${await anArticle(sample)}/restore`),
  'PUT /v1/admin/articles/{id}/draft': async (agent, sample) =>
    agent.put(`${await anArticle(sample)}/draft`, newDraft),
  'DELETE /v1/admin/articles/{id}/draft': async (agent, sample) =>
    agent.delete(`${await anArticle(sample)}/draft`),
  'GET /v1/admin/articles/{id}/versions': async (agent, sample) =>
    agent.get(`${await anArticle(sample)}/versions`),
  'GET /v1/admin/articles/{id}/versions/{number}': async (agent, sample) =>
    agent.get(`${await anArticle(sample)}/versions/1`),
  'POST /v1/admin/articles/bulk': (agent) =>
    agent.post('/v1/admin/articles/bulk', { action: 'feature', ids: ['complexity-in-practice'] }),
  'POST /v1/admin/articles/preview': (agent) =>
    agent.post('/v1/admin/articles/preview', { content: '<p>One each.' }),
  'GET /v1/admin/articles/slugs/{slug}': (agent) => agent.get('/v1/admin/articles/slugs/two-heaps'),
  'POST /v1/articles/categories/': (agent) =>
    agent.post('/v1/articles/categories/', { name: `Category ${randomUUID()}` }),
  'GET /v1/admin/analytics/overview': (agent) => agent.get('/v1/admin/analytics/overview'),
  'POST /v1/admin/images': (agent) =>
    agent.send({
      method: 'POST',
      url: '/v1/admin/images',
      payload: PICTURE,
      headers: { 'content-type': 'image/png' },
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

  ...adminContentRequests,
};

const IMPORTED = 'problem,completed\ndsa-contains-duplicate,yes\n';

/** Of a section of the person's profile; anybody else's is one that was. */
async function versionOf(agent: Agent, section: string): Promise<string> {
  const profile = (await agent.get('/v1/profile')).json();
  return profile[section]?.version ?? '0123456789abcdef';
}

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ARTICLE = '/v1/articles/complexity-in-practice';

const newArticle = { title: 'Two heaps', description: 'Medians.', content: '<p>One each.</p>' };

const newDraft = {
  ...newArticle,
  slug: 'two-heaps',
  banner_image: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: [],
  difficulty: 'medium',
  reading_time_minutes: null,
  tags: [],
  allow_comments: true,
  is_interactive: false,
  quiz_questions: [],
  series_title: null,
  series_order: null,
  is_published: true,
  is_featured: false,
  published_at: null,
  category_id: null,
  revision: 0,
};

/** Where administrators have an article that was just written. */
async function anArticle({ site }: Sample): Promise<string> {
  const { id } = (await (await site.signInAdmin()).post('/v1/articles/', newArticle)).json();
  return `/v1/admin/articles/${id}`;
}

const news = { title: 'Mock interviews', body: 'Every Saturday.' };

const REVIEW = '0b7c4c39-1d55-4a6e-9d0e-6b6f0f4f2a11';

/** The address of a problem that the owner solved long ago and revises, so that it is due. */
async function ownersRevision({ site, owner }: Sample): Promise<string> {
  const unit = 'dsa-contains-duplicate';
  await owner.patch(`/v1/users/${owner.id}/learning-units/${unit}`, { completed: true });
  await site.database.pool.query(
    `update learning_unit_progress set completed_changed_at = now() - interval '30 days' where user_id = $1`,
    [owner.id],
  );
  const address = `/v1/users/${owner.id}/revisions/${unit}`;
  await owner.put(address, {});
  return address;
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

/** The address of somebody's callback request. */
async function callbackRequest(site: TestApp): Promise<string> {
  const { rows } = await site.database.pool.query(
    `insert into callback_requests (name, email, phone)
     values ('Asha Rao', 'asha@example.org', '9876543210') returning id`,
  );
  return `/v1/admin/callbacks/${rows[0].id}`;
}

let people = 0;
function newPerson() {
  people += 1;
  return { email: `sample${people}@example.org`, password: PASSWORD, name: 'Asha Rao' };
}

const newInvitation = () => ({ email: newPerson().email, role: 'editor' });

/** A secret as the person's mail would carry it. */
async function mailToken({ database }: TestApp, userId: string, purpose: string): Promise<string> {
  const { token, hash } = newOpaqueToken();
  await database.pool.query(
    `insert into mail_tokens (user_id, purpose, hash, email, expires_at)
     select id, $2, $3, email, now() + interval '1 hour' from users where id = $1
     on conflict (user_id, purpose) do update set hash = excluded.hash`,
    [userId, purpose, hash],
  );
  return token;
}

const SECOND_FACTOR = '/v1/admins/me/second-factor';

/** Anybody but an administrator has no codes, so any will do. */
async function passwordAndCode(agent: Agent) {
  const { recoveryCodes = ['aaaa-aaaa-aaaa-aaaa'] } = await turnOnSecondFactor(agent);
  return { password: PASSWORD, code: recoveryCodes[0] };
}
