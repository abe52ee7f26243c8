import { newOpaqueToken } from '../src/session/opaque-token.ts';
import { newPerson } from './new-person.ts';
import type { SampleRequests } from './sample.ts';
import { PASSWORD, type TestApp } from './test-app.ts';

/** Requests about accounts and sessions, for `sampleRequests`. */
export const accountRequests: SampleRequests = {
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
  'POST /v1/auth/verify': async (agent, { site }) => {
    const person = await site.signUp();
    const token = await mailToken(site, person.id, 'verification');
    return agent.post('/v1/auth/verify', { token, password: PASSWORD });
  },
  'POST /v1/auth/claim': async (agent, { site }) => {
    const made = await site.visitor().post('/v1/auth/signup', newPerson());
    const token = await mailToken(site, made.json().id, 'verification');
    return agent.post('/v1/auth/claim', { token, name: 'Meera Nair', password: 'sesame2$shut' });
  },
  'PUT /v1/auth/email': (agent) =>
    agent.put('/v1/auth/email', { email: newPerson().email, password: PASSWORD }),
  'POST /v1/auth/password/forgot': (agent) =>
    agent.post('/v1/auth/password/forgot', { email: 'learner1@example.org' }),
  'POST /v1/auth/password/reset': async (agent, { site }) => {
    // A new account that starts empty takes the address from the account that had it.
    const made = await site.visitor().post('/v1/auth/signup', newPerson());
    const token = await mailToken(site, made.json().id, 'reset');
    const body = { token, password: 'sesame2$shut', startEmpty: true };
    return agent.post('/v1/auth/password/reset', body);
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
};

/** A secret as in the person's mail. */
async function mailToken({ database }: TestApp, userId: string, purpose: string): Promise<string> {
  const { token, hash } = newOpaqueToken();
  await database.pool.query(
    `insert into mail_tokens (user_id, purpose, hash, email, expires_at)
     select id, $2, $3, email, now() + interval '1 hour' from users where id = $1
     on conflict (user_id, purpose) do update set hash = excluded.hash, used_at = null`,
    [userId, purpose, hash],
  );
  return token;
}
