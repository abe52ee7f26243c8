import type { CanaryFigures, CanaryInfo } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { countPageViews } from '../../../../testing/page-view-counts.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND } from '../../../../testing/stored-releases.ts';
import { PASSWORD } from '../../../../testing/test-app.ts';

let site: ReleasingSite;
let owner: Agent & { id: string };
let editor: Agent & { id: string };
/** The remote of a test. */
let unit: string;
beforeAll(async () => {
  site = await createReleasingSite();
});
beforeEach(async () => {
  unit = await site.addRemote(SECOND);
  owner = await site.signInAdmin();
  editor = await site.signInAdmin('editor');
});
// Only one version is tried at a time.
afterEach(async () => {
  for (const { id, state } of await list()) if (state === 'running') await stop(owner, id);
});
afterAll(() => site.close());

const URL = '/v1/admin/releases/canaries';
const password = PASSWORD;
const begin = (by: Agent) => by.post(URL, { unit, version: SECOND, why: 'New filters.', password });
const stop = (by: Agent, id: number) => by.post(`${URL}/${id}/stop`, { why: 'Enough.', password });
/** Those of the test's remote. */
const list = async (): Promise<CanaryInfo[]> =>
  (await editor.get(URL)).json().canaries.filter((canary: CanaryInfo) => canary.unit === unit);
const figures = async (id: number): Promise<CanaryFigures> =>
  (await editor.get(`${URL}/${id}`)).json();

test('an owner lets some visitors try a version, and stops that, under their own name', async () => {
  const begun = await begin(owner);
  expect([begun.statusCode, begun.json()]).toMatchObject([
    200,
    { state: 'running', share: 0.01, beganBy: 'Ravi Menon', beganByAdministrator: true },
  ]);
  const { id } = begun.json();
  expect((await stop(owner, id)).json()).toMatchObject({
    state: 'stopped',
    verdict: 'Stopped by Ravi Menon: Enough.',
  });
  expect(await list()).toMatchObject([{ id, state: 'stopped' }]);
  expect((await stop(owner, id)).statusCode).toBe(409);
  const { rows } = await site.database.pool.query(
    "select action, admin_id from audit_log where action like 'release.canary%' and subject = $1 order by id",
    [unit],
  );
  expect(rows).toEqual([
    { action: 'release.canary-start', admin_id: owner.id },
    { action: 'release.canary-stop', admin_id: owner.id },
  ]);
});

test('candidate and live stand side by side, counted since it began', async () => {
  await countPageViews(site.database, { unit, version: FIRST, channel: 'live', views: 9 });
  await site.database.pool.query("update page_views set minute = minute - interval '1 hour'");
  const { id } = (await begin(owner)).json();
  await countPageViews(site.database, {
    ...{ unit, version: SECOND, channel: 'canary' },
    ...{ views: 200, failures: 20 },
  });
  await countPageViews(site.database, {
    ...{ unit, version: FIRST, channel: 'live' },
    ...{ views: 400, failures: 4 },
  });
  const { candidate, live, slots, steps } = await figures(id);
  expect(candidate).toMatchObject({ views: 200, failures: 20, failureRate: { rate: 0.1 } });
  expect(live).toMatchObject({ views: 400, failures: 4, failureRate: { rate: 0.01 } });
  expect(candidate.vitals.lcp).toBeGreaterThan(0);
  expect(live.vitals.lcp).toBe(candidate.vitals.lcp);
  expect(steps).toEqual([0.01, 0.05, 0.25]);
  expect(slots.length).toBeGreaterThanOrEqual(1);
  const counted = slots.reduce((sum, slot) => sum + slot.candidate.failures, 0);
  expect(counted).toBe(20);
});

test("of one that has ended a while ago, what came later isn't counted", async () => {
  const { id } = (await begin(owner)).json();
  await countPageViews(site.database, {
    ...{ unit, version: SECOND, channel: 'canary', views: 50 },
  });
  await stop(owner, id);
  await site.database.pool.query(`update canaries set began_at = began_at - interval '2 days',
    ended_at = ended_at - interval '1 day'`);
  const { candidate, slots } = await figures(id);
  expect(candidate).toMatchObject({ views: 0, failureRate: null, vitals: { lcp: null } });
  expect(slots).toHaveLength(24);
});

test('an editor reads and changes nothing; a wrong password changes nothing', async () => {
  expect((await begin(editor)).statusCode).toBe(403);
  const { id } = (await begin(owner)).json();
  expect((await stop(editor, id)).statusCode).toBe(403);
  const wrong = await owner.post(`${URL}/${id}/stop`, { password: 'sesame2$shut' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong-password']);
  expect(await list()).toMatchObject([{ id, state: 'running' }]);
  expect((await editor.get(`${URL}/9999`)).statusCode).toBe(404);
});
