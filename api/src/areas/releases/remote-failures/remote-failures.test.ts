import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { createAgent } from '../../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { asReleased } from '../../../composition.ts';

const LIVE = '1.1.0-h2b3c4d5e6';
const FORMER = '1.0.0-h1a2b3c4d5';

/** A site with one remote live, and one version of it to go back to. */
const releaseManifest = testReleaseManifest({
  'mfe-a': testRemote('mfe-a', { version: LIVE, previous: [FORMER] }),
});
const composition = {
  ...asReleased,
  followManifest: () => ({ current: async () => releaseManifest }),
};

let site: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  site = await createTestApp();
  app = await buildApp(site.config, site.database, composition);
});
afterAll(async () => {
  await app.close();
  await site.close();
});

/** What a page without cookies sends. */
const report = (body: object) => createAgent(app, site.config).post('/v1/remote-failures', body);

const counted = async () => {
  const metric = await app.metrics.getSingleMetricAsString('remote_load_failures_total');
  return metric.split('\n').filter((line) => line.startsWith('remote_load_failures_total'));
};

test('a remote that failed is counted by version, stage and whether it was replaced, what nobody knows as other', async () => {
  const stage = 'integrity';
  const reports = [
    { remote: 'mfe-a', version: LIVE, stage },
    { remote: 'mfe-a', version: LIVE, stage },
    { remote: 'mfe-a', version: LIVE, stage, replacedBy: FORMER },
    { remote: 'mfe-a', version: LIVE, stage: 'render', replacedBy: 'Asha Rao' },
    { remote: 'mfe-a', version: FORMER, stage: 'entry' },
    { remote: 'mfe-a', version: null, stage: 'release-manifest' },
    { remote: 'mfe-a', version: '9.9.9-made-up', stage },
    { remote: 'constructor', version: LIVE, stage },
    { remote: 'asha@example.org', version: 'Asha Rao', stage },
  ];
  for (const body of reports) expect((await report(body)).statusCode).toBe(202);
  expect(await counted()).toEqual([
    `remote_load_failures_total{remote="mfe-a",version="${LIVE}",stage="integrity",replaced="no"} 2`,
    `remote_load_failures_total{remote="mfe-a",version="${LIVE}",stage="integrity",replaced="yes"} 1`,
    `remote_load_failures_total{remote="mfe-a",version="${LIVE}",stage="render",replaced="yes"} 1`,
    `remote_load_failures_total{remote="mfe-a",version="${FORMER}",stage="entry",replaced="no"} 1`,
    'remote_load_failures_total{remote="mfe-a",version="none",stage="release-manifest",replaced="no"} 1',
    'remote_load_failures_total{remote="mfe-a",version="other",stage="integrity",replaced="no"} 1',
    'remote_load_failures_total{remote="other",version="other",stage="integrity",replaced="no"} 2',
  ]);
});

test.each([
  ['stage', { remote: 'mfe-a', version: LIVE, stage: 'lunch' }],
  ['remote', { remote: 'x'.repeat(65), version: LIVE, stage: 'entry' }],
  ['version', { remote: 'mfe-a', version: 'x'.repeat(65), stage: 'entry' }],
  ['replacedBy', { remote: 'mfe-a', version: LIVE, stage: 'entry', replacedBy: 'x'.repeat(65) }],
  ['email', { remote: 'mfe-a', version: LIVE, stage: 'entry', email: 'asha@example.org' }],
])('a report with a wrong %s is refused by name', async (field, body) => {
  const answer = await report(body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('an address reports at most 120 failures an hour', async () => {
  const strict = await buildApp({ ...site.config, limitsFactor: 0.01 }, site.database, composition);
  const agent = createAgent(strict, site.config);
  const body = { remote: 'mfe-a', version: LIVE, stage: 'entry' };
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1)
    statuses.push((await agent.post('/v1/remote-failures', body)).statusCode);
  await strict.close();
  expect(statuses.at(-1)).toBe(429);
});
