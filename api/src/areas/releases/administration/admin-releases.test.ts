import type {
  AuditLog,
  HistoryEntry,
  ReleaseList,
  ReleaseToken,
  ReleaseTokenMade,
} from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { publish } from '../../../../testing/publish.ts';
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
afterAll(() => site.close());

const URL = '/v1/admin/releases';
const password = PASSWORD;
const promote = (agent: Agent, why?: string, version = SECOND) =>
  agent.post(`${URL}/promotions`, { unit, version, why, password });
const rollBack = (agent: Agent, to?: string) =>
  agent.post(`${URL}/rollbacks`, { unit, to, why: 'Lists are empty.', password });
const restore = (agent: Agent, manifestId: string) =>
  agent.post(`${URL}/restorations`, { manifestId, why: 'The sale begins.', password });
const list = async (agent: Agent): Promise<ReleaseList> => (await agent.get(URL)).json();
const history = async (agent: Agent, query = ''): Promise<HistoryEntry[]> =>
  (await agent.get(`${URL}/history?${query}`)).json().entries;
const tokens = async (agent: Agent): Promise<ReleaseToken[]> =>
  (await agent.get(`${URL}/tokens`)).json().tokens;

const end = (agent: Agent, id = '') => agent.post(`${URL}/tokens/${id}/end`, { password });

const newToken = () => ({
  ...{ name: `CI of ${unit}`, unit, rights: ['promote', 'publish'], days: 90 },
  password,
});

test('an owner promotes, rolls back and restores, and each is served at once', async () => {
  const { manifestId } = await list(owner);
  const served = async () =>
    (await owner.get('/release-manifest.json')).json().remotes[unit].version;
  expect((await promote(owner)).json()).toMatchObject({ changed: { [unit]: SECOND } });
  expect(await served()).toBe(SECOND);
  expect((await rollBack(owner)).json()).toMatchObject({ changed: { [unit]: FIRST } });
  expect(await served()).toBe(FIRST);
  await promote(owner);
  expect((await restore(owner, manifestId ?? '')).json().changed).toEqual({ [unit]: FIRST });
  expect(await served()).toBe(FIRST);
});

test('history, list and audit log name the person, and distinguish them from a token of the same name', async () => {
  await promote(owner, 'New filters.');
  const impostor = await site.team({ name: 'Ravi Menon' });
  await impostor.post('/v1/releases/rollbacks', { unit });
  const [back, forth] = await history(editor, 'limit=2');
  expect(back).toMatchObject({ by: 'Ravi Menon', byAdministrator: false });
  expect(forth).toMatchObject({ by: 'Ravi Menon', byAdministrator: true, why: 'New filters.' });

  await rollBack(owner, FIRST);
  await promote(owner);
  const { units } = await list(editor);
  expect(units.find((one) => one.unit === unit)).toMatchObject({
    live: SECOND,
    previous: [FIRST],
    since: { by: 'Ravi Menon', byAdministrator: true },
  });
  const { items }: AuditLog = (
    await owner.get('/v1/admin/audit-log?action=release.promote&page_size=1')
  ).json();
  expect(items[0]).toMatchObject({
    admin: { id: owner.id, name: 'Ravi Menon' },
    subject: unit,
    after: { [unit]: SECOND },
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
  const requests = [
    { path: '/promotions', body: { unit, version: SECOND } },
    { path: '/rollbacks', body: { unit } },
    { path: '/restorations', body: { manifestId } },
    { path: '/collections', body: { keep: 1 } },
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
});

test('an owner makes a token, which counts until it is ended, and the log has both', async () => {
  const { name } = newToken();
  const answer = await owner.post(`${URL}/tokens`, newToken());
  expect(answer.statusCode).toBe(201);
  const { token, ...made }: ReleaseTokenMade = answer.json();
  expect(made).toMatchObject({
    ...{ name, unit, rights: ['publish', 'promote'] },
    ...{ createdBy: 'Ravi Menon', createdByAdministrator: true, lastUsedAt: null },
  });
  expect((await tokens(editor))[0]).toEqual(made);
  const use = () =>
    site.visitor().send({
      method: 'POST',
      url: '/v1/releases/promotions',
      payload: { unit, version: SECOND },
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
