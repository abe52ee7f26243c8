import { newOpaqueToken } from '../src/session/opaque-token.ts';
import type { Agent } from './agent.ts';
import { secretFor } from './mails.ts';
import { newPerson, type SampleRequests } from './sample.ts';
import { codeOf, turnOnSecondFactor } from './second-factor.ts';
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

/** Requests about administrators, their sessions and their invitations, for `sampleRequests`. */
export const administratorRequests: SampleRequests = {
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
};

const newInvitation = () => ({ email: newPerson().email, role: 'editor' });

const SECOND_FACTOR = '/v1/admins/me/second-factor';

/** Anyone but an administrator has no codes, so any will do. */
async function passwordAndCode(agent: Agent) {
  const { recoveryCodes = ['aaaa-aaaa-aaaa-aaaa'] } = await turnOnSecondFactor(agent);
  return { password: PASSWORD, code: recoveryCodes[0] };
}
