import { randomUUID } from 'node:crypto';
import { releasedUnits } from './released-units.ts';
import type { SampleRequests } from './sample.ts';
import { FIRST, SECOND } from './stored-releases.ts';
import { PASSWORD, type TestApp } from './test-app.ts';

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

/** Makes a site live whose remote mfe-a can go back. @returns the id of its release manifest */
async function liveId(site: TestApp): Promise<string> {
  const units = releasedUnits(site.database);
  await units.everythingLive();
  await units.versionsOf('mfe-a', FIRST, SECOND);
  return (await units.live()).manifestId;
}
