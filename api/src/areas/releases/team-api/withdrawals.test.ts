import type { AuditLog, HistoryEntry, ReleaseList } from '@site/shared/contracts';
import { publish } from '../../../../testing/publish.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { PASSWORD } from '../../../../testing/test-app.ts';

let site: ReleasingSite;
let team: ReleasingSite['owners'];
/** The remote of a test. */
let unit: string;
/** The release manifest in which SECOND was live. */
let then: string;
beforeAll(async () => {
  site = await createReleasingSite();
  team = site.owners;
});
beforeEach(async () => {
  unit = await site.addRemote(SECOND, THIRD);
  then = (await site.promote(unit, SECOND)).json().manifestId;
  await site.promote(unit, THIRD);
});
afterAll(() => site.close());

const why = 'It showed notes of others.';
const withdraw = (version = SECOND, by = team) =>
  by.post('/v1/releases/withdrawals', { unit, version, why });
const list = async (): Promise<ReleaseList> => (await team.get('/v1/releases')).json();
const listed = async () => (await list()).units.find((one) => one.unit === unit);
const history = async (of = unit): Promise<HistoryEntry[]> =>
  (await team.get(`/v1/releases/history?unit=${of}`)).json().entries;
const manifest = async () => (await site.visitor().get('/release-manifest.json')).json();

test('pages no longer fall back on a version that was withdrawn, and what is live stays', async () => {
  const before = await manifest();
  expect(before.remotes[unit].fallback.version).toBe(SECOND);
  const { statusCode, ...answer } = await withdraw();
  expect([statusCode, answer.json()]).toMatchObject([
    200,
    { sequence: before.sequence + 1, changed: {} },
  ]);
  expect((await manifest()).remotes[unit]).toMatchObject({
    version: THIRD,
    previous: [FIRST],
    fallback: { version: FIRST },
  });
});

test.each<[string, string, () => object]>([
  ['a promotion', 'promotions', () => ({ unit, version: SECOND })],
  ['a forced promotion', 'promotions', () => ({ unit, version: SECOND, force: true, why })],
  ['a rollback by its name', 'rollbacks', () => ({ unit, to: SECOND })],
  ['a restoration', 'restorations', () => ({ manifestId: then })],
  ['a canary', 'canaries', () => ({ unit, version: SECOND })],
  ['a preview', 'previews', () => ({ unit, version: SECOND })],
])('%s of a withdrawn version is refused, and nothing changes', async (_, call, body) => {
  const { manifestId } = (await withdraw()).json();
  const { statusCode, ...answer } = await team.post(`/v1/releases/${call}`, body());
  expect([statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining(`${unit} ${SECOND} was withdrawn`),
  ]);
  expect((await list()).manifestId).toBe(manifestId);
});

test('a rollback passes over it, also if it comes from the history', async () => {
  await withdraw();
  const back = (to?: string) => team.post('/v1/releases/rollbacks', { unit, to });
  expect((await back()).json().changed).toEqual({ [unit]: FIRST });
  await back(THIRD);
  expect((await listed())?.previous).not.toContain(SECOND);
});

test('published again, it stays withdrawn', async () => {
  await withdraw();
  await publish(team, { unit, version: SECOND });
  expect((await site.promote(unit, SECOND)).statusCode).toBe(409);
});

test.each([
  ['live', THIRD, `${THIRD} is live. Roll back or promote another version first`],
  ['tried', SECOND, `${SECOND}. Stop trying it first`],
])(
  'what is %s is not withdrawn, and the answer says what to do first',
  async (_, version, says) => {
    const canary = await team.post('/v1/releases/canaries', { unit, version: SECOND });
    const { statusCode, ...answer } = await withdraw(version);
    expect([statusCode, answer.json().message]).toEqual([409, expect.stringContaining(says)]);
    expect((await listed())?.versions.some(({ isWithdrawn }) => isWithdrawn)).toBe(false);
    // Only one is tried at a time.
    await team.post(`/v1/releases/canaries/${canary.json().id}/stop`, {});
  },
);

test('a version that nobody published cannot be withdrawn', async () => {
  expect((await withdraw('9.9.9-h000000009')).statusCode).toBe(404);
});

test('a withdrawal without a reason is refused', async () => {
  const body = { unit, version: SECOND, why: ' ' };
  const { statusCode, ...answer } = await team.post('/v1/releases/withdrawals', body);
  expect([statusCode, answer.json().errors?.why]).toEqual([400, 'must say why']);
});

test('sent twice, since the answer was lost, it counts once', async () => {
  const first = (await withdraw()).json();
  expect((await withdraw()).json()).toEqual(first);
  expect((await history()).map(({ action }) => action)).toEqual([
    'withdraw',
    ...['promote', 'promote', 'promote'],
  ]);
});

test("list and history say what was withdrawn, by whom and why, and what can't be restored because of it", async () => {
  await withdraw();
  expect(
    (await listed())?.versions.map(({ version, isWithdrawn }) => [version, isWithdrawn]),
  ).toEqual([
    [THIRD, false],
    [SECOND, true],
    [FIRST, false],
  ]);
  const [latest, third, second] = await history();
  const gone = { unit, version: SECOND };
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
  expect((await history('shell')).map(({ action }) => action)).toEqual(['promote']);
});

test('the audit log names who withdrew it, and an owner does so with their password', async () => {
  await withdraw();
  const owner = await site.signInAdmin();
  const request = { unit, version: FIRST, why };
  const url = '/v1/admin/releases/withdrawals';
  expect((await owner.post(url, { ...request, password: 'wrong' })).statusCode).toBe(400);
  expect((await owner.post(url, { ...request, password: PASSWORD })).statusCode).toBe(200);
  const { items }: AuditLog = (
    await owner.get('/v1/admin/audit-log?action=release.withdraw')
  ).json();
  const ours = items.filter(({ subject }) => subject === unit);
  expect(ours.map(({ after, admin }) => [after?.version, after?.why, admin.name])).toEqual([
    [FIRST, why, 'Ravi Menon'],
    [SECOND, why, `token ${team.name}`],
  ]);
});

test('a request to make it live is over', async () => {
  await site.database.pool.query(
    "insert into approval_rules (unit, set_by, administrator_id) values ($1, 'Asha Rao', gen_random_uuid())",
    [unit],
  );
  const { approval } = (await site.promote(unit, SECOND)).json();
  await withdraw();
  const { state, verdict } = (await team.get(`/v1/releases/approvals/${approval.id}`)).json();
  expect([state, verdict]).toEqual([
    'overtaken',
    `${unit} ${SECOND} was withdrawn by ${team.name}.`,
  ]);
});
