import type { Agent } from './agent.ts';
import { secretFor } from './mails.ts';
import { newPerson } from './new-person.ts';
import type { SampleRequests } from './sample.ts';
import { codeOf, turnOnSecondFactor } from './second-factor.ts';
import { PASSWORD } from './test-app.ts';

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
