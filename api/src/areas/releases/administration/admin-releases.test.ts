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
beforeEach(async () => {
  site = await createReleasingSite('mfe-a');
  await publish(site.owners, { unit: 'mfe-a', version: SECOND });
  owner = await site.signInAdmin();
  editor = await site.signInAdmin('editor');
});
afterEach(() => site.close());

const URL = '/v1/admin/releases';
const password = PASSWORD;
const promote = (agent: Agent, why?: string, version = SECOND) =>
  agent.post(`${URL}/promotions`, { unit: 'mfe-a', version, why, password });
const rollBack = (agent: Agent, to?: string) =>
  agent.post(`${URL}/rollbacks`, { unit: 'mfe-a', to, why: 'Lists are empty.', password });
const restore = (agent: Agent, manifestId: string) =>
  agent.post(`${URL}/restorations`, { manifestId, why: 'The sale begins.', password });
const list = async (agent: Agent): Promise<ReleaseList> => (await agent.get(URL)).json();
const history = async (agent: Agent, query = ''): Promise<HistoryEntry[]> =>
  (await agent.get(`${URL}/history?${query}`)).json().entries;
const tokens = async (agent: Agent): Promise<ReleaseToken[]> =>
  (await agent.get(`${URL}/tokens`)).json().tokens;

const end = (agent: Agent, id = '') => agent.post(`${URL}/tokens/${id}/end`, { password });

const wanted = {
  ...{ name: 'CI of mfe-a', unit: 'mfe-a', rights: ['promote', 'publish'], days: 90 },
  password,
};

test('an owner promotes, rolls back and restores, and each is served at once', async () => {
  const { manifestId } = await list(owner);
  const served = async () =>
    (await owner.get('/release-manifest.json')).json().remotes['mfe-a'].version;
  expect((await promote(owner)).json()).toMatchObject({ changed: { 'mfe-a': SECOND } });
  expect(await served()).toBe(SECOND);
  expect((await rollBack(owner)).json()).toMatchObject({ changed: { 'mfe-a': FIRST } });
  expect(await served()).toBe(FIRST);
  await promote(owner);
  expect((await restore(owner, manifestId ?? '')).json().changed).toEqual({ 'mfe-a': FIRST });
  expect(await served()).toBe(FIRST);
});

test('history, list and audit log name the person, and tell them from a token of the same name', async () => {
  await promote(owner, 'New filters.');
  const impostor = await site.team({ name: 'Ravi Menon' });
  await impostor.post('/v1/releases/rollbacks', { unit: 'mfe-a' });
  const [back, forth] = await history(editor, 'limit=2');
  expect(back).toMatchObject({ by: 'Ravi Menon', byAdministrator: false });
  expect(forth).toMatchObject({ by: 'Ravi Menon', byAdministrator: true, why: 'New filters.' });

  await rollBack(owner, FIRST);
  await promote(owner);
  const { units } = await list(editor);
  expect(units[1]).toMatchObject({
    live: SECOND,
    previous: [FIRST],
    since: { by: 'Ravi Menon', byAdministrator: true },
  });
  const { items }: AuditLog = (
    await owner.get('/v1/admin/audit-log?action=release.promote&page_size=1')
  ).json();
  expect(items[0]).toMatchObject({
    admin: { id: owner.id, name: 'Ravi Menon' },
    subject: 'mfe-a',
    after: { 'mfe-a': SECOND },
  });
});

test('nothing that is told of releases holds an address of an administrator', async () => {
  await promote(owner);
  await owner.post(`${URL}/tokens`, wanted);
  for (const path of ['', '/history', '/tokens']) {
    expect((await editor.get(URL + path)).body).not.toContain('@');
  }
});

test('the history is read page by page and by unit, and each entry names what was live before', async () => {
  await promote(owner);
  const entries = await history(editor);
  expect(entries.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
  expect(entries.map(({ beforeId }) => beforeId)).toEqual([
    entries[1]?.manifestId,
    entries[2]?.manifestId,
    null,
  ]);
  expect((await history(editor, 'before=3&limit=1')).map(({ sequence }) => sequence)).toEqual([2]);
  expect((await history(editor, 'unit=shell')).map(({ sequence }) => sequence)).toEqual([1]);
  const [latest] = entries;
  const diff = await editor.get(`${URL}/diff?from=${latest?.beforeId}&to=${latest?.manifestId}`);
  expect(diff.json().units).toMatchObject([
    { unit: 'mfe-a', version: { from: FIRST, to: SECOND } },
  ]);
});

test("a promotion that doesn't fit is refused with the reason, and nothing changes", async () => {
  const version = '2.0.0-h000000009';
  await publish(site.owners, { unit: 'mfe-a', version, facts: { contract: '^9.0.0' } });
  const before = await list(owner);
  const refused = await promote(owner, 'Now.', version);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'refused', message: expect.stringContaining('mfe-a needs contract ^9.0.0') },
  ]);
  expect((await promote(owner, undefined, '3.0.0-h000000009')).statusCode).toBe(404);
  expect((await rollBack(owner)).json().message).toBe('mfe-a has no version to go back to.');
  expect((await restore(owner, '9-00000000')).statusCode).toBe(404);
  expect(await list(owner)).toEqual(before);
});

test('an owner removes old versions, which the log says in their name', async () => {
  for (const version of [SECOND, '1.9.0-h000000009'])
    await publish(site.owners, { unit: 'mfe-b', version });
  await site.database.pool.query("update releases set stored_at = stored_at - interval '1 day'");
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
  const [token] = await tokens(owner);
  const requests = [
    { path: '/promotions', body: { unit: 'mfe-a', version: SECOND } },
    { path: '/rollbacks', body: { unit: 'mfe-a' } },
    { path: '/restorations', body: { manifestId } },
    { path: '/collections', body: { keep: 1 } },
    { path: '/tokens', body: wanted },
    { path: `/tokens/${token?.id}/end`, body: {} },
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
  expect(await tokens(owner)).toEqual([token]);
});

test('an editor reads everything and changes nothing', async () => {
  const { manifestId } = await list(editor);
  const [token] = await tokens(editor);
  for (const answer of [
    await promote(editor),
    await rollBack(editor),
    await restore(editor, manifestId ?? ''),
    await editor.post(`${URL}/collections`, { keep: 1, password }),
    await editor.post(`${URL}/tokens`, wanted),
    await end(editor, token?.id),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'owner-required']);
  }
  expect((await list(editor)).manifestId).toBe(manifestId);
});

test('an owner makes a token, which counts until it is ended, and the log has both', async () => {
  const answer = await owner.post(`${URL}/tokens`, wanted);
  expect(answer.statusCode).toBe(201);
  const { token, ...made }: ReleaseTokenMade = answer.json();
  expect(made).toMatchObject({
    ...{ name: wanted.name, unit: 'mfe-a', rights: ['publish', 'promote'] },
    ...{ createdBy: 'Ravi Menon', createdByAdministrator: true, lastUsedAt: null },
  });
  expect((await tokens(editor))[0]).toEqual(made);
  const use = () =>
    site.visitor().send({
      method: 'POST',
      url: '/v1/releases/promotions',
      payload: { unit: 'mfe-a', version: SECOND },
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await use()).statusCode).toBe(200);
  expect((await owner.post(`${URL}/tokens`, wanted)).json().errors).toEqual({
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
    `release-token.end ${wanted.name}`,
    `release-token.create ${wanted.name}`,
  ]);
});
