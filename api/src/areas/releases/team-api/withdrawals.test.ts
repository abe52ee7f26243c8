import type { AuditLog, HistoryEntry, ReleaseList } from '@site/shared/contracts';
import { publish } from '../../../../testing/publish.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { PASSWORD } from '../../../../testing/test-app.ts';

let site: ReleasingSite;
let team: ReleasingSite['owners'];
/** The release manifest in which SECOND was live. */
let then: string;
beforeEach(async () => {
  site = await createReleasingSite('mfe-a');
  team = site.owners;
  for (const version of [SECOND, THIRD]) {
    await publish(team, { unit: 'mfe-a', version });
    const { manifestId } = (await site.promote('mfe-a', version)).json();
    if (version === SECOND) then = manifestId;
  }
});
afterEach(() => site.close());

const why = 'It showed notes of others.';
const withdraw = (version = SECOND, by = team) =>
  by.post('/v1/releases/withdrawals', { unit: 'mfe-a', version, why });
const list = async (): Promise<ReleaseList> => (await team.get('/v1/releases')).json();
const history = async (query = ''): Promise<HistoryEntry[]> =>
  (await team.get(`/v1/releases/history${query}`)).json().entries;
const manifest = async () => (await site.visitor().get('/release-manifest.json')).json();

test('pages no longer fall back on a version that was withdrawn, and what is live stays', async () => {
  const before = await manifest();
  expect(before.remotes['mfe-a'].fallback.version).toBe(SECOND);
  const { statusCode, ...answer } = await withdraw();
  expect([statusCode, answer.json()]).toMatchObject([200, { sequence: 5, changed: {} }]);
  expect((await manifest()).remotes['mfe-a']).toMatchObject({
    version: THIRD,
    previous: [FIRST],
    fallback: { version: FIRST },
  });
});

test.each<[string, string, () => object]>([
  ['a promotion', 'promotions', () => ({ unit: 'mfe-a', version: SECOND })],
  [
    'a forced promotion',
    'promotions',
    () => ({ unit: 'mfe-a', version: SECOND, force: true, why }),
  ],
  ['a rollback by its name', 'rollbacks', () => ({ unit: 'mfe-a', to: SECOND })],
  ['a restoration', 'restorations', () => ({ manifestId: then })],
  ['a canary', 'canaries', () => ({ unit: 'mfe-a', version: SECOND })],
  ['a preview', 'previews', () => ({ unit: 'mfe-a', version: SECOND })],
])('%s of a withdrawn version is refused, and nothing changes', async (_, call, body) => {
  const { manifestId } = (await withdraw()).json();
  const { statusCode, ...answer } = await team.post(`/v1/releases/${call}`, body());
  expect([statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining(`mfe-a ${SECOND} was withdrawn`),
  ]);
  expect((await list()).manifestId).toBe(manifestId);
});

test('a rollback passes over it, also if it comes from the history', async () => {
  await withdraw();
  const back = (to?: string) => team.post('/v1/releases/rollbacks', { unit: 'mfe-a', to });
  expect((await back()).json().changed).toEqual({ 'mfe-a': FIRST });
  await back(THIRD);
  expect((await list()).units[1]?.previous).not.toContain(SECOND);
});

test('published again, it stays withdrawn', async () => {
  await withdraw();
  await publish(team, { unit: 'mfe-a', version: SECOND });
  expect((await site.promote('mfe-a', SECOND)).statusCode).toBe(409);
});

test.each([
  ['live', THIRD, `mfe-a ${THIRD} is live. Roll back or promote another version first`],
  ['tried', SECOND, `Some visitors have mfe-a ${SECOND}. Stop trying it first`],
])(
  'what is %s is not withdrawn, and the answer says what to do first',
  async (_, version, says) => {
    await team.post('/v1/releases/canaries', { unit: 'mfe-a', version: SECOND });
    const { statusCode, ...answer } = await withdraw(version);
    expect([statusCode, answer.json().message]).toEqual([409, expect.stringContaining(says)]);
    expect((await list()).units[1]?.versions.some(({ isWithdrawn }) => isWithdrawn)).toBe(false);
  },
);

test('a version that nobody published cannot be withdrawn', async () => {
  expect((await withdraw('9.9.9-h000000009')).statusCode).toBe(404);
});

test('a withdrawal without a reason is refused', async () => {
  const body = { unit: 'mfe-a', version: SECOND, why: ' ' };
  const { statusCode, ...answer } = await team.post('/v1/releases/withdrawals', body);
  expect([statusCode, answer.json().errors?.why]).toEqual([400, 'must say why']);
});

test('sent twice, since the answer was lost, it counts once', async () => {
  const first = (await withdraw()).json();
  expect((await withdraw()).json()).toEqual(first);
  expect(await history('?unit=mfe-a&limit=1')).toMatchObject([{ action: 'withdraw' }]);
});

test('list and history say what was withdrawn, by whom and why, and what it keeps from being restored', async () => {
  await withdraw();
  expect(
    (await list()).units[1]?.versions.map(({ version, isWithdrawn }) => [version, isWithdrawn]),
  ).toEqual([
    [THIRD, false],
    [SECOND, true],
    [FIRST, false],
  ]);
  const [latest, third, second] = await history('?unit=mfe-a');
  const gone = { unit: 'mfe-a', version: SECOND };
  expect(latest).toMatchObject({
    action: 'withdraw',
    by: team.name,
    why,
    changes: [],
    withdrawn: gone,
    withdrawnSince: [],
  });
  expect([third?.withdrawn, third?.withdrawnSince]).toEqual([null, []]);
  expect([second?.withdrawn, second?.withdrawnSince]).toEqual([null, [gone]]);
  expect((await history('?unit=shell')).map(({ action }) => action)).toEqual(['promote']);
});

test('the audit log names who withdrew it, and an owner does so with their password', async () => {
  await withdraw();
  const owner = await site.signInAdmin();
  const request = { unit: 'mfe-a', version: FIRST, why };
  const url = '/v1/admin/releases/withdrawals';
  expect((await owner.post(url, { ...request, password: 'wrong' })).statusCode).toBe(400);
  expect((await owner.post(url, { ...request, password: PASSWORD })).statusCode).toBe(200);
  const { items }: AuditLog = (
    await owner.get('/v1/admin/audit-log?action=release.withdraw')
  ).json();
  expect(
    items.map(({ subject, after, admin }) => [subject, after?.version, after?.why, admin.name]),
  ).toEqual([
    ['mfe-a', FIRST, why, 'Ravi Menon'],
    ['mfe-a', SECOND, why, `token ${team.name}`],
  ]);
});

test('a request to make it live is over', async () => {
  await site.database.pool.query(
    "insert into approval_rules (unit, set_by, administrator_id) values ('mfe-a', 'Asha Rao', gen_random_uuid())",
  );
  const { approval } = (await site.promote('mfe-a', SECOND)).json();
  await withdraw();
  const { state, verdict } = (await team.get(`/v1/releases/approvals/${approval.id}`)).json();
  expect([state, verdict]).toEqual(['overtaken', `mfe-a ${SECOND} was withdrawn by ${team.name}.`]);
});
