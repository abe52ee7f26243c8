import { randomUUID } from 'node:crypto';
import { latestSigned } from '../src/areas/releases/store/live-manifests.repository.ts';
import { releasedMicrofrontends } from './released-microfrontends.ts';
import type { SampleRequests } from './sample.ts';
import { testSigner } from './signer.ts';
import { FIRST, SECOND, THIRD } from './stored-releases.ts';
import { PASSWORD, type TestApp } from './test-app.ts';

/** Requests by which teams release, for `sampleRequests`. */
export const releaseRequests: SampleRequests = {
  'GET /v1/releases': (agent) => agent.get('/v1/releases'),
  'GET /v1/releases/history': (agent) => agent.get('/v1/releases/history?unit=mfe-a'),
  'GET /v1/releases/diff': (agent) => agent.get('/v1/releases/diff?from=1-0a1b2c3d&to=2-0a1b2c3d'),
  'POST /v1/releases/checks': (agent) =>
    agent.post('/v1/releases/checks', {
      unit: 'mfe-a',
      version: FIRST,
      files: [{ folder: FIRST, path: 'release.json', integrity: INTEGRITY, bytes: 2 }],
      description: {},
      bundled: null,
    }),
  'POST /v1/releases/missing-files': (agent) =>
    agent.post('/v1/releases/missing-files', { integrities: [INTEGRITY] }),
  'PUT /v1/releases/files': (agent) =>
    agent.send({
      method: 'PUT',
      url: '/v1/releases/files',
      payload: Buffer.from('a file'),
      headers: { 'content-type': 'application/octet-stream' },
    }),
  'POST /v1/releases': (agent) =>
    agent.post('/v1/releases', {
      unit: 'mfe-a',
      version: FIRST,
      files: [{ folder: FIRST, path: 'release.json', integrity: INTEGRITY }],
    }),
  'POST /v1/releases/promotions': (agent) =>
    agent.post('/v1/releases/promotions', { unit: 'mfe-a', version: FIRST }),
  'POST /v1/releases/rollbacks': (agent) =>
    agent.post('/v1/releases/rollbacks', { unit: 'mfe-a', why: 'It fails.' }),
  'POST /v1/releases/withdrawals': (agent) =>
    agent.post('/v1/releases/withdrawals', {
      unit: 'mfe-a',
      version: '1.9.0-h000000009',
      why: 'It fails.',
    }),
  'GET /v1/releases/canaries': (agent) => agent.get('/v1/releases/canaries'),
  'POST /v1/releases/canaries': (agent) =>
    agent.post('/v1/releases/canaries', { unit: 'mfe-a', version: FIRST, why: 'New filters.' }),
  'POST /v1/releases/canaries/{id}/stop': (agent) =>
    agent.post('/v1/releases/canaries/1/stop', { why: 'Lists are empty.' }),
  'GET /v1/releases/approvals': (agent) => agent.get('/v1/releases/approvals'),
  'GET /v1/releases/approvals/{id}': async (agent, { site }) =>
    agent.get(`/v1/releases/approvals/${await waitingId(site)}`),
  'POST /v1/releases/approvals/{id}/approve': async (agent, { site }) =>
    agent.post(`/v1/releases/approvals/${await waitingId(site)}/approve`, {}),
  'POST /v1/releases/approvals/{id}/reject': async (agent, { site }) =>
    agent.post(`/v1/releases/approvals/${await waitingId(site)}/reject`, {
      why: 'Lists are empty.',
    }),
  'POST /v1/releases/previews': (agent) =>
    agent.post('/v1/releases/previews', { unit: 'mfe-a', version: FIRST }),
  'POST /v1/releases/restorations': (agent) =>
    agent.post('/v1/releases/restorations', { manifestId: '1-0a1b2c3d' }),
  'POST /v1/releases/collections': (agent) => agent.post('/v1/releases/collections', { keep: 10 }),
  'GET /v1/releases/rights': (agent) => agent.get('/v1/releases/rights?unit=mfe-a&right=publish'),
  'GET /v1/releases/tokens': (agent) => agent.get('/v1/releases/tokens'),
  'POST /v1/releases/tokens': (agent) =>
    agent.post('/v1/releases/tokens', {
      name: `A pipeline ${randomUUID()}`,
      unit: 'mfe-a',
      rights: ['publish', 'promote'],
      days: 90,
    }),
  'DELETE /v1/releases/tokens/{id}': (agent) => agent.delete(`/v1/releases/tokens/${randomUUID()}`),
};

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** Requests of administrators about what is live, for `sampleRequests`. */
export const adminReleaseRequests: SampleRequests = {
  'GET /v1/admin/releases': (agent) => agent.get('/v1/admin/releases'),
  'GET /v1/admin/releases/history': (agent) => agent.get('/v1/admin/releases/history?unit=mfe-a'),
  'GET /v1/admin/releases/diff': async (agent, { site }) => {
    const id = await liveId(site);
    return agent.get(`/v1/admin/releases/diff?from=${id}&to=${id}`);
  },
  'POST /v1/admin/releases/promotions': async (agent, { site }) => {
    await liveId(site);
    return agent.post('/v1/admin/releases/promotions', {
      unit: 'mfe-a',
      version: FIRST,
      password: PASSWORD,
    });
  },
  'POST /v1/admin/releases/rollbacks': async (agent, { site }) => {
    await liveId(site);
    return agent.post('/v1/admin/releases/rollbacks', {
      unit: 'mfe-a',
      why: 'It fails.',
      password: PASSWORD,
    });
  },
  'POST /v1/admin/releases/restorations': async (agent, { site }) =>
    agent.post('/v1/admin/releases/restorations', {
      manifestId: await liveId(site),
      password: PASSWORD,
    }),
  'POST /v1/admin/releases/withdrawals': async (agent, { site }) => {
    await liveId(site);
    // One that no other request is about.
    const withdrawn = { unit: 'mfe-a', version: '1.9.0-h000000009' };
    await releasedMicrofrontends(site.database).store(withdrawn.unit, withdrawn.version);
    return agent.post('/v1/admin/releases/withdrawals', {
      ...withdrawn,
      why: 'It shows notes of others.',
      password: PASSWORD,
    });
  },
  'POST /v1/admin/releases/collections': (agent) =>
    agent.post('/v1/admin/releases/collections', { keep: 10, password: PASSWORD }),
  'POST /v1/admin/releases/views': async (agent, { site }) =>
    agent.post('/v1/admin/releases/views', { manifestId: await liveId(site) }),
  'POST /v1/admin/releases/previews': async (agent, { site }) => {
    await liveId(site);
    return agent.post('/v1/admin/releases/previews', { unit: 'mfe-a', version: FIRST });
  },
  'GET /v1/admin/releases/canaries': (agent) => agent.get('/v1/admin/releases/canaries'),
  'GET /v1/admin/releases/canaries/{id}': async (agent, { site }) =>
    agent.get(`/v1/admin/releases/canaries/${await runningId(site)}`),
  'POST /v1/admin/releases/canaries': async (agent, { site }) => {
    await runningId(site);
    return agent.post('/v1/admin/releases/canaries', {
      unit: 'mfe-a',
      version: THIRD,
      password: PASSWORD,
    });
  },
  'POST /v1/admin/releases/canaries/{id}/stop': async (agent, { site }) =>
    agent.post(`/v1/admin/releases/canaries/${await runningId(site)}/stop`, {
      why: 'Lists are empty.',
      password: PASSWORD,
    }),
  'GET /v1/admin/releases/approvals': (agent) => agent.get('/v1/admin/releases/approvals'),
  'POST /v1/admin/releases/approvals/{id}/approve': async (agent, { site }) =>
    agent.post(`/v1/admin/releases/approvals/${await waitingId(site)}/approve`, {
      password: PASSWORD,
    }),
  'POST /v1/admin/releases/approvals/{id}/reject': async (agent, { site }) =>
    agent.post(`/v1/admin/releases/approvals/${await waitingId(site)}/reject`, {
      why: 'Lists are empty.',
      password: PASSWORD,
    }),
  'PUT /v1/admin/releases/approval-rules/{unit}': async (agent, { site }) => {
    await liveId(site);
    return agent.put('/v1/admin/releases/approval-rules/mfe-b', {
      required: true,
      why: 'Payments.',
      password: PASSWORD,
    });
  },
  'GET /v1/admin/releases/tokens': (agent) => agent.get('/v1/admin/releases/tokens'),
  'POST /v1/admin/releases/tokens': (agent) =>
    agent.post('/v1/admin/releases/tokens', {
      name: `A pipeline ${randomUUID()}`,
      unit: 'mfe-a',
      rights: ['publish', 'promote'],
      days: 90,
      password: PASSWORD,
    }),
  'POST /v1/admin/releases/tokens/{id}/end': async (agent, { site }) => {
    const { id } = await site.team();
    return agent.post(`/v1/admin/releases/tokens/${id}/end`, { password: PASSWORD });
  },
};

/** Makes a site live whose remote mfe-a can go back, unless it is. @returns the id of its release manifest */
async function liveId(site: TestApp): Promise<string> {
  if (!(await isLive(site, 'mfe-a', SECOND))) await makeLive(site);
  return (await releasedMicrofrontends(site.database).live()).manifestId;
}

async function makeLive(site: TestApp): Promise<void> {
  const microfrontends = releasedMicrofrontends(site.database);
  await microfrontends.everythingLive();
  await microfrontends.versionsOf('mfe-a', FIRST, SECOND);
}

/** Most requests are refused or only read, so that it's still what was made live for the one before. */
async function isLive({ database }: TestApp, unit: string, version: string): Promise<boolean> {
  const manifest = await latestSigned(database.kysely, testSigner);
  return manifest?.remotes[unit]?.version === version;
}

/**
 * Makes a version wait for approval that none of the site's administrators requested, unless one does.
 * @returns the request's number
 */
async function waitingId(site: TestApp): Promise<number> {
  const { rows } = await site.database.pool.query<{ id: number }>(
    `select id from approvals where unit = 'mfe-b' and state = 'pending'`,
  );
  if (rows[0]) return rows[0].id;
  // Its first version is live again, if an approval has made the second one so.
  await makeLive(site);
  await releasedMicrofrontends(site.database).store('mfe-b', SECOND);
  await site.database.pool.query(
    `insert into approval_rules (unit, set_by, administrator_id)
     values ('mfe-b', 'Asha Rao', gen_random_uuid()) on conflict do nothing`,
  );
  const team = await site.team();
  const { approval } = (
    await team.post('/v1/releases/promotions', { unit: 'mfe-b', version: SECOND })
  ).json();
  // All tokens made at the machine count as one person, who may not approve their own request.
  await site.database.pool.query(
    'update approvals set person_id = gen_random_uuid() where id = $1',
    [approval.id],
  );
  return approval.id;
}

/** Starts a canary of mfe-a. @returns its number */
async function runningId(site: TestApp): Promise<number> {
  await liveId(site);
  await releasedMicrofrontends(site.database).store('mfe-a', THIRD);
  const team = await site.team();
  const candidate = { unit: 'mfe-a', version: THIRD };
  return (await team.post('/v1/releases/canaries', candidate)).json().id;
}
