import { randomUUID } from 'node:crypto';
import { waitingId } from './admin-release-requests.ts';
import type { SampleRequests } from './sample.ts';
import { FIRST } from './stored-releases.ts';

/** Requests by which teams release, for `sampleRequests`. */
export const releaseRequests: SampleRequests = {
  'GET /v1/releases': (agent) => agent.get('/v1/releases'),
  'GET /v1/releases/history': (agent) => agent.get('/v1/releases/history?unit=mfe-a'),
  'GET /v1/releases/diff': (agent) => agent.get('/v1/releases/diff?from=1-0a1b2c3d&to=2-0a1b2c3d'),
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
