import type { AuditLog } from '@site/shared/contracts/identity';
import type {
  CanaryFigures,
  CanaryInfo,
  HistoryEntry,
  ReleaseList,
  ReleaseToken,
  ReleaseTokenMade,
} from '@site/shared/contracts/releases';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import type { Agent } from '../../../../testing/agent.ts';
import { countPageViews } from '../../../../testing/page-view-counts.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, publish, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { PASSWORD } from '../../../../testing/test-app.ts';
import { manifestSigner } from '../store/manifest-signer.ts';

let site: ReleasingSite;
let owner: Agent & { id: string };
let editor: Agent & { id: string };
/** The remote of a test. */
let remote: string;
beforeAll(async () => {
  site = await createReleasingSite();
});
beforeEach(async () => {
  remote = await site.addRemote(SECOND);
  owner = await site.signInAdmin();
  editor = await site.signInAdmin('editor');
});
// Only one version is tried at a time.
afterEach(async () => {
  for (const { id, state } of await canaries()) if (state === 'running') await stop(owner, id);
});
afterAll(() => site.close());

const URL = '/v1/admin/releases';
const password = PASSWORD;
const promote = (agent: Agent, why?: string, version = SECOND) =>
  agent.post(`${URL}/promotions`, { unit: remote, version, why, password });
const rollBack = (agent: Agent, to?: string) =>
  agent.post(`${URL}/rollbacks`, { unit: remote, to, why: 'Lists are empty.', password });
const restore = (agent: Agent, manifestId: string) =>
  agent.post(`${URL}/restorations`, { manifestId, why: 'The sale begins.', password });
const list = async (agent: Agent): Promise<ReleaseList> => (await agent.get(URL)).json();
const history = async (agent: Agent, query = ''): Promise<HistoryEntry[]> =>
  (await agent.get(`${URL}/history?${query}`)).json().entries;
const tokens = async (agent: Agent): Promise<ReleaseToken[]> =>
  (await agent.get(`${URL}/tokens`)).json().tokens;

const end = (agent: Agent, id = '') => agent.post(`${URL}/tokens/${id}/end`, { password });

const newToken = () => ({
  ...{ name: `CI of ${remote}`, unit: remote, rights: ['promote', 'publish'], days: 90 },
  password,
});

const begin = (by: Agent) =>
  by.post(`${URL}/canaries`, { unit: remote, version: SECOND, why: 'New filters.', password });
const stop = (by: Agent, id: number) =>
  by.post(`${URL}/canaries/${id}/stop`, { why: 'Enough.', password });
/** Those of the test's remote. */
const canaries = async (): Promise<CanaryInfo[]> =>
  (await editor.get(`${URL}/canaries`))
    .json()
    .canaries.filter((canary: CanaryInfo) => canary.unit === remote);
const figures = async (id: number): Promise<CanaryFigures> =>
  (await editor.get(`${URL}/canaries/${id}`)).json();

test('an owner promotes, rolls back and restores, and each is served at once', async () => {
  const { manifestId } = await list(owner);
  const served = async () =>
    (await owner.get('/release-manifest.json')).json().remotes[remote].version;
  expect((await promote(owner)).json()).toMatchObject({ changed: { [remote]: SECOND } });
  expect(await served()).toBe(SECOND);
  expect((await rollBack(owner)).json()).toMatchObject({ changed: { [remote]: FIRST } });
  expect(await served()).toBe(FIRST);
  await promote(owner);
  expect((await restore(owner, manifestId ?? '')).json().changed).toEqual({ [remote]: FIRST });
  expect(await served()).toBe(FIRST);
});

test('history, list and audit log name the person, and distinguish them from a token of the same name', async () => {
  await promote(owner, 'New filters.');
  const impostor = await site.team({ name: 'Ravi Menon' });
  await impostor.post('/v1/releases/rollbacks', { unit: remote });
  const [back, forth] = await history(editor, 'limit=2');
  expect(back).toMatchObject({ by: 'Ravi Menon', byAdministrator: false });
  expect(forth).toMatchObject({ by: 'Ravi Menon', byAdministrator: true, why: 'New filters.' });

  await rollBack(owner, FIRST);
  await promote(owner);
  const { units } = await list(editor);
  expect(units.find((one) => one.unit === remote)).toMatchObject({
    live: SECOND,
    previous: [FIRST],
    since: { by: 'Ravi Menon', byAdministrator: true },
  });
  const { items }: AuditLog = (
    await owner.get('/v1/admin/audit-log?action=release.promote&page_size=1')
  ).json();
  expect(items[0]).toMatchObject({
    admin: { id: owner.id, name: 'Ravi Menon' },
    subject: remote,
    after: { [remote]: SECOND },
  });
});

test('no response about releases holds an address of an administrator', async () => {
  await promote(owner);
  await owner.post(`${URL}/tokens`, newToken());
  for (const path of ['', '/history', '/tokens']) {
    expect((await editor.get(URL + path)).body).not.toContain('@');
  }
});

test('an owner removes old versions, which the log says in their name', async () => {
  for (const version of [SECOND, '1.9.0-h000000009'])
    await publish(site.owners, { unit: 'mfe-b', version });
  await site.database.pool.query(
    "update releases set stored_at = stored_at - interval '1 day' where unit = 'mfe-b'",
  );
  const answer = await owner.post(`${URL}/collections`, { keep: 1, password });
  expect([answer.statusCode, answer.json().removed]).toEqual([
    200,
    [{ unit: 'mfe-b', version: SECOND }],
  ]);
  const { items } = (await owner.get('/v1/admin/audit-log?action=release.collect')).json();
  expect(items).toMatchObject([{ admin: { id: owner.id, name: 'Ravi Menon' }, subject: 'mfe-b' }]);
});

test('without the right password nothing changes, however lately it was given', async () => {
  const { manifestId } = await list(owner);
  const made = await tokens(owner);
  const { id } = (await begin(owner)).json();
  const requests = [
    { path: '/promotions', body: { unit: remote, version: SECOND } },
    { path: '/rollbacks', body: { unit: remote } },
    { path: '/restorations', body: { manifestId } },
    { path: '/collections', body: { keep: 1 } },
    { path: '/canaries', body: { unit: remote, version: SECOND } },
    { path: `/canaries/${id}/stop`, body: {} },
    { path: '/tokens', body: newToken() },
    { path: `/tokens/${made[0]?.id}/end`, body: {} },
  ];
  for (const { path, body } of requests) {
    const without = await owner.post(URL + path, { ...body, password: undefined });
    expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([400, ['password']]);
    const wrong = await owner.post(URL + path, { ...body, password: 'sesame2$shut' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { code: 'wrong-password', errors: { password: "That's not your password." } },
    ]);
  }
  expect((await list(owner)).manifestId).toBe(manifestId);
  expect(await tokens(owner)).toEqual(made);
  expect(await canaries()).toMatchObject([{ id, state: 'running' }]);
});

test('an owner makes a token, which counts until it is ended, and the log has both', async () => {
  const { name } = newToken();
  const answer = await owner.post(`${URL}/tokens`, newToken());
  expect(answer.statusCode).toBe(201);
  const { token, ...made }: ReleaseTokenMade = answer.json();
  expect(made).toMatchObject({
    ...{ name, unit: remote, rights: ['publish', 'promote'] },
    ...{ createdBy: 'Ravi Menon', createdByAdministrator: true, lastUsedAt: null },
  });
  expect((await tokens(editor))[0]).toEqual(made);
  const use = () =>
    site.visitor().send({
      method: 'POST',
      url: '/v1/releases/promotions',
      payload: { unit: remote, version: SECOND },
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await use()).statusCode).toBe(200);
  expect((await owner.post(`${URL}/tokens`, newToken())).json().errors).toEqual({
    name: 'is the name of another token',
  });

  await end(owner, made.id);
  expect((await use()).statusCode).toBe(401);
  expect((await tokens(owner)).map(({ id }) => id)).not.toContain(made.id);
  expect((await end(owner, made.id)).statusCode).toBe(404);
  const { items }: AuditLog = (
    await owner.get(`/v1/admin/audit-log?action=release-token&admin=${owner.id}`)
  ).json();
  expect(items.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `release-token.end ${name}`,
    `release-token.create ${name}`,
  ]);
});

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
  expect(await canaries()).toMatchObject([{ id, state: 'stopped' }]);
  expect((await stop(owner, id)).statusCode).toBe(409);
  expect((await editor.get(`${URL}/canaries/9999`)).statusCode).toBe(404);
  const { rows } = await site.database.pool.query(
    "select action, admin_id from audit_log where action like 'release.canary%' and subject = $1 order by id",
    [remote],
  );
  expect(rows).toEqual([
    { action: 'release.canary-start', admin_id: owner.id },
    { action: 'release.canary-stop', admin_id: owner.id },
  ]);
});

test('candidate and live stand side by side, counted since it began', async () => {
  await countPageViews(site.database, { unit: remote, version: FIRST, channel: 'live', views: 9 });
  await site.database.pool.query("update page_views set minute = minute - interval '1 hour'");
  const { id } = (await begin(owner)).json();
  await countPageViews(site.database, {
    ...{ unit: remote, version: SECOND, channel: 'canary' },
    ...{ views: 200, failures: 20 },
  });
  await countPageViews(site.database, {
    ...{ unit: remote, version: FIRST, channel: 'live' },
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
    ...{ unit: remote, version: SECOND, channel: 'canary', views: 50 },
  });
  await stop(owner, id);
  await site.database.pool.query(`update canaries set began_at = began_at - interval '2 days',
    ended_at = ended_at - interval '1 day'`);
  const { candidate, slots } = await figures(id);
  expect(candidate).toMatchObject({ views: 0, failureRate: null, vitals: { lcp: null } });
  expect(slots).toHaveLength(24);
});

describe('the site as it was,', () => {
  /** The release manifest in which the remote had its first version, a month ago. */
  let old: string;
  beforeEach(async () => {
    old = (await site.owners.get('/v1/releases')).json().manifestId;
    await site.promote(remote, SECOND);
    await site.database.pool.query(
      "update live_manifests set made_at = now() - interval '30 days'",
    );
  });

  const open = (by: Agent, manifestId = old) => by.post(`${URL}/views`, { manifestId });
  const seenBy = async (agent: Agent) => (await agent.get('/release-manifest.json')).json();

  test('an administrator opens the site as it was a month ago, in their own browser alone', async () => {
    expect((await open(editor)).statusCode).toBe(200);
    expect((await seenBy(editor)).remotes[remote].version).toBe(FIRST);
    expect((await editor.get('/')).body).toContain(`The site as it was: release manifest ${old}`);
    expect((await seenBy(site.visitor())).remotes[remote].version).toBe(SECOND);
    await editor.get('/?manifest=off');
    expect((await seenBy(editor)).remotes[remote].version).toBe(SECOND);
  });

  test("what only that browser sees isn't cached", async () => {
    await open(editor);
    for (const url of ['/', '/release-manifest.json']) {
      expect((await editor.get(url)).headers['cache-control']).toBe('private, no-store');
    }
    const visitor = site.visitor();
    expect((await visitor.get('/')).headers['cache-control']).toBe('private, no-cache');
    expect((await visitor.get('/release-manifest.json')).headers['cache-control']).toBe('no-cache');
  });

  test('nobody else opens it, by a call or by the address, which leads administrators on', async () => {
    for (const agent of [site.visitor(), await site.signUp()]) {
      expect((await open(agent)).statusCode).toBe(401);
      const refused = await agent.get(`/?manifest=${old}`);
      expect(refused.statusCode).toBe(404);
      expect(refused.body).toContain(`href="/admin/releases?open=${old}"`);
      expect((await seenBy(agent)).remotes[remote].version).toBe(SECOND);
    }
  });

  test('of what was removed it is said which files are missing, and nothing opens', async () => {
    await site.database.pool.query(
      'update releases set removed_at = now() where unit = $1 and version = $2',
      [remote, FIRST],
    );
    const answer = await open(editor);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      `The site can't be opened as it was in ${old}, because the files of ${remote} ${FIRST} have been removed (npm run mfe -- gc). You can still compare what differs.`,
    ]);
    expect(answer.cookies).toEqual([]);
    expect((await seenBy(editor)).remotes[remote].version).toBe(SECOND);
  });

  test('what a key has signed that counts no more opens for nobody', async () => {
    const { signature } = manifestSigner([Buffer.alloc(32)]).sign(testReleaseManifest());
    await site.database.pool.query(
      `update live_manifests set manifest = jsonb_set(manifest, '{signature}', to_jsonb($1::text))
     where manifest_id = $2`,
      [signature, old],
    );
    expect((await open(editor)).statusCode).toBe(404);
    expect((await open(editor, '99-ffffffff')).statusCode).toBe(404);
  });

  test('an owner gets a link to a version that is not live, which shows it once they say so', async () => {
    await publish(site.owners, { unit: remote, version: THIRD });
    const owner = await site.signInAdmin('owner');
    const requested = { unit: remote, version: THIRD };
    const preview = await owner.post('/v1/admin/releases/previews', requested);
    expect(preview.json()).toMatchObject({ problems: [] });
    const link = `/?override=${encodeURIComponent(preview.json().override)}`;
    expect((await owner.get(link)).body).toContain(`${remote} ${THIRD}`);
    expect((await seenBy(owner)).remotes[remote].version).toBe(SECOND);
    for (const agent of [editor, site.visitor(), await site.signUp()]) {
      const refused = await agent.post('/v1/admin/releases/previews', requested);
      expect(refused.statusCode).toBe(agent === editor ? 403 : 401);
    }
    const unknown = { unit: remote, version: '9.9.9-h000000009' };
    expect((await owner.post('/v1/admin/releases/previews', unknown)).statusCode).toBe(404);
  });
});
