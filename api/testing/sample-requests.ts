import { randomUUID } from 'node:crypto';
import { newRefreshToken } from '../src/session/refresh-token.ts';
import type { Agent } from './agent.ts';
import { PASSWORD, type TestApp } from './test-app.ts';

type Answer = ReturnType<Agent['get']>;

/** What a request may be about. */
export interface Sample {
  site: TestApp;
  /** The learner to whom belongs what the request is about. */
  owner: Agent & { id: string };
}

/** For each route a request that is in order, so that only the person decides about the answer. */
export const sampleRequests: Record<string, (agent: Agent, sample: Sample) => Answer> = {
  'GET /v1/health': (agent) => agent.get('/v1/health'),
  'GET /v1/ready': (agent) => agent.get('/v1/ready'),

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
    agent.post('/v1/auth/verify', { token: await mailToken(site, owner.id, 'verification') }),
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
  'GET /v1/admins/me': (agent) => agent.get('/v1/admins/me'),
  'GET /v1/admin/audit-log': (agent) => agent.get('/v1/admin/audit-log'),
  'POST /v1/admin/announcements': (agent) => agent.post('/v1/admin/announcements', news),
  'DELETE /v1/admin/announcements/{id}': async (agent, { site }) => {
    const made = await (await site.signInAdmin()).post('/v1/admin/announcements', news);
    return agent.delete(`/v1/admin/announcements/${made.json().id}`);
  },
};

const ARTICLE = '/v1/articles/complexity-in-practice';

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

let people = 0;
function newPerson() {
  people += 1;
  return { email: `sample${people}@example.org`, password: PASSWORD, name: 'Asha Rao' };
}

/** A secret as the person's mail would carry it. */
async function mailToken({ database }: TestApp, userId: string, purpose: string): Promise<string> {
  const { token, hash } = newRefreshToken();
  await database.pool.query(
    `insert into mail_tokens (user_id, purpose, hash, email, expires_at)
     select id, $2, $3, email, now() + interval '1 hour' from users where id = $1
     on conflict (user_id, purpose) do update set hash = excluded.hash`,
    [userId, purpose, hash],
  );
  return token;
}
