import type { AuditLog } from '@site/shared/contracts/identity';
import type {
  HistoryEntry,
  LiveChangeMade,
  ReleaseDiff,
  ReleaseList,
} from '@site/shared/contracts/releases';
import type { Agent } from '../../../../testing/agent.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, publish, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { PASSWORD } from '../../../../testing/test-app.ts';

let site: ReleasingSite;
let team: ReleasingSite['owners'];
/** The remote of a test. */
let remote: string;
beforeAll(async () => {
  site = await createReleasingSite();
  team = site.owners;
});
beforeEach(async () => {
  remote = await site.addRemote();
});
afterAll(() => site.close());

const promote = (version: string, why?: string) => site.promote(remote, version, why);
const rollBack = (which: { from?: string; to?: string } = {}) =>
  team.post('/v1/releases/rollbacks', { unit: remote, ...which });
const restore = (manifestId: string, why?: string) =>
  team.post('/v1/releases/restorations', { manifestId, why });

async function goThrough(...versions: string[]) {
  for (const version of versions) {
    await publish(team, { unit: remote, version });
    await promote(version);
  }
}

const list = async (): Promise<ReleaseList> => (await team.get('/v1/releases')).json();

test('a version is promoted, rolled back and restored, and each answer says what that led to', async () => {
  await publish(team, { unit: remote, version: SECOND });
  const before = await list();
  const promoted = await promote(SECOND);
  // The shell went live first, then the remote.
  expect([promoted.statusCode, promoted.json()]).toEqual([
    200,
    { manifestId: (await list()).manifestId, sequence: 3, changed: { [remote]: SECOND } },
  ]);
  const leave = { from: SECOND };
  expect((await rollBack(leave)).json()).toMatchObject({
    sequence: 4,
    changed: { [remote]: FIRST },
  });
  // Sent again, since its answer was lost, it goes back once.
  expect((await rollBack(leave)).json()).toMatchObject({ sequence: 4, changed: {} });
  const other = await site.addRemote();
  expect((await restore(promoted.json().manifestId)).json()).toMatchObject({
    sequence: 6,
    changed: { [remote]: SECOND, [other]: null },
  });
  expect((await restore(before.manifestId ?? '')).json()).toMatchObject({
    changed: { [remote]: FIRST },
  });
});

test('the list says what is live, the shell first, and what can be gone back to', async () => {
  await goThrough(SECOND, THIRD);
  const { units } = await list();
  expect(units[0]).toMatchObject({ unit: 'shell', live: FIRST, previous: [] });
  const ours = units.find((one) => one.unit === remote);
  expect(ours).toMatchObject({ live: THIRD, previous: [SECOND, FIRST] });
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(ours?.since).toEqual({ at, by: team.name, byAdministrator: false });
  expect(ours?.versions.map(({ version, isLive }) => [version, isLive])).toEqual([
    [THIRD, true],
    [SECOND, false],
    [FIRST, false],
  ]);
});

describe('a version that fits nothing that is live', () => {
  let own: ReleasingSite;
  beforeAll(async () => {
    own = await createReleasingSite('mfe-one', 'mfe-two');
    const needs = { contract: '^9.0.0' };
    await publish(own.owners, { unit: 'shell', version: SECOND, facts: { contract: '9.0.0' } });
    await publish(own.owners, { unit: 'mfe-one', version: SECOND, facts: needs });
    await publish(own.owners, { unit: 'mfe-two', version: SECOND, facts: needs });
  });
  afterAll(() => own.close());

  const shell = { unit: 'shell', version: SECOND };
  const one = { unit: 'mfe-one', version: SECOND };
  const two = { unit: 'mfe-two', version: SECOND };
  const promoteAll = (others: object[]) =>
    own.owners.post('/v1/releases/promotions', { ...shell, with: others });

  test('goes live together with all that need it, or not at all, and one step takes all of them back', async () => {
    const before = (await own.owners.get('/v1/releases')).json();
    const alone = await promoteAll([]);
    expect(alone.statusCode).toBe(409);
    expect(alone.json().message).toMatch(/mfe-one.+contract/);
    expect((await promoteAll([one])).statusCode).toBe(409);
    expect((await promoteAll([one, { ...two, version: THIRD }])).statusCode).toBe(404);
    expect((await own.owners.get('/v1/releases')).json()).toEqual(before);

    const made = await promoteAll([one, two]);
    expect(made.json()).toMatchObject({
      sequence: 4,
      changed: { shell: SECOND, 'mfe-one': SECOND, 'mfe-two': SECOND },
    });
    const { manifestId } = before;
    const back = await own.owners.post('/v1/releases/restorations', { manifestId });
    expect(back.json().changed).toEqual({ shell: FIRST, 'mfe-one': FIRST, 'mfe-two': FIRST });
  });

  test('is looked at together with them, and alone it is refused', async () => {
    expect((await own.owners.post('/v1/releases/previews', shell)).statusCode).toBe(409);
    const all = { ...shell, with: [one, two] };
    expect((await own.owners.post('/v1/releases/previews', all)).json()).toMatchObject({
      problems: [],
    });
  });

  test('needs the rights for each of them', async () => {
    const team = await own.team({ unit: 'shell' });
    const body = { ...shell, with: [one, two] };
    expect((await team.post('/v1/releases/promotions', body)).statusCode).toBe(403);
    expect((await team.post('/v1/releases/previews', body)).statusCode).toBe(403);
  });
});

test('a promotion that is sent twice, since its answer was lost, is made once', async () => {
  await publish(team, { unit: remote, version: SECOND });
  const first: LiveChangeMade = (await promote(SECOND)).json();
  expect((await promote(SECOND)).json()).toEqual({ ...first, changed: {} });
});

test('the history says who did what and why, page by page', async () => {
  await goThrough(SECOND);
  const { name, ...other } = await site.team({ unit: remote, rights: ['rollback'] });
  await other.post('/v1/releases/rollbacks', { unit: remote, why: ' It fails\n for some. ' });
  const history = async (query: string): Promise<HistoryEntry[]> =>
    (await team.get(`/v1/releases/history?${query}`)).json().entries;
  const [latest, ...rest] = await history(`unit=${remote}&limit=2`);
  expect(latest).toMatchObject({
    action: 'rollback',
    by: name,
    why: 'It fails for some.',
    changes: [{ unit: remote, from: SECOND, to: FIRST }],
  });
  expect(rest.map(({ action, by, why }) => [action, by, why])).toEqual([
    ['promote', team.name, null],
  ]);
  const sequence = rest[0]?.sequence ?? 0;
  const older = await history(`before=${sequence}&limit=2`);
  expect(older.map((entry) => entry.sequence)).toEqual([sequence - 1, sequence - 2]);
});

/** What federation writes of the packages that a remote needs, by their ranges. */
const unitManifest = (needed: Record<string, string>) =>
  JSON.stringify({
    shared: Object.entries({ ...needed, '@site/shared/ui': '^9.0.0' }).map(
      ([name, requiredVersion]) => ({ name, version: '0.0.0', requiredVersion }),
    ),
  });

test('two release manifests are compared as they are stored, with the packages that are needed in other versions', async () => {
  const store = async (version: string, needed: Record<string, string>, facts = {}) => {
    const contents = {
      'remote-entry.js': 'entry',
      'routes.js': 'routes',
      'routes.css': '',
      'manifest.json': unitManifest(needed),
    };
    await publish(team, { unit: remote, version, contents, facts });
    return (await promote(version)).json().manifestId;
  };
  const packages = { react: '^19.3.1', zustand: '^5.0.0', 'react-dom': '^19.3.1' };
  const from = await store(SECOND, packages);
  const uses = { '@site/shared/ui': ['Badge', 'Button'] };
  const to = await store(THIRD, { react: '^20.0.0', 'react-dom': '^19.3.1' }, { uses });
  const diff: ReleaseDiff = (await team.get(`/v1/releases/diff?from=${from}&to=${to}`)).json();
  expect(diff).toMatchObject({
    from,
    to,
    units: [
      {
        unit: remote,
        version: { from: SECOND, to: THIRD },
        bytes: { to: 'entry'.length + 'routes'.length },
        exports: { added: ['@site/shared/ui Badge'], removed: [] },
      },
    ],
  });
  expect(diff.units[0]?.packages).toEqual([
    { name: 'react', from: '^19.3.1', to: '^20.0.0' },
    { name: 'zustand', from: '^5.0.0', to: null },
  ]);
});

test("the audit log has every change of what is live, from which version to which, by the token's name", async () => {
  const { manifestId } = await list();
  await publish(team, { unit: remote, version: SECOND });
  await promote(SECOND, 'New filters.');
  await rollBack();
  await restore(manifestId ?? '');
  await goThrough(THIRD);
  await restore(manifestId ?? '', 'The sale begins.');
  const owner = await site.signInAdmin();
  const { items }: AuditLog = (
    await owner.get('/v1/admin/audit-log?action=release&page_size=4')
  ).json();
  const changes = items.map(({ action, subject, before, after, admin }) => ({
    ...{ action, subject, admin },
    ...{ from: before?.[remote], to: after?.[remote], why: after?.why },
  }));
  const by = { subject: remote, admin: { id: null, name: `token ${team.name}` } };
  expect(changes).toEqual([
    { ...by, action: 'release.restore', from: THIRD, to: FIRST, why: 'The sale begins.' },
    { ...by, action: 'release.promote', from: FIRST, to: THIRD },
    { ...by, action: 'release.rollback', from: SECOND, to: FIRST },
    { ...by, action: 'release.promote', from: FIRST, to: SECOND, why: 'New filters.' },
  ]);
  expect(items[0]?.after?.manifestId).toBe((await list()).manifestId);
});

test('old versions are collected, and the audit log says which', async () => {
  for (const version of [SECOND, THIRD]) {
    // No other version has a file of theirs.
    const own = `of mfe-b ${version}`;
    const contents = { 'remote-entry.js': own, 'routes.js': `r ${own}`, 'routes.css': `c ${own}` };
    await publish(team, { unit: 'mfe-b', version, contents });
  }
  await site.database.pool.query(
    "update releases set stored_at = stored_at - interval '1 day' where unit = 'mfe-b'",
  );
  await site.database.pool.query(
    "update release_files set wanted_at = wanted_at - interval '1 day'",
  );
  const answer = await team.post('/v1/releases/collections', { keep: 1 });
  const removed = { unit: 'mfe-b', version: SECOND };
  expect(answer.json()).toEqual({ removed: [removed], files: 4, bytes: expect.any(Number) });
  expect((await site.promote('mfe-b', SECOND)).statusCode).toBe(404);
  const owner = await site.signInAdmin();
  const { items } = (await owner.get('/v1/admin/audit-log?action=release.collect')).json();
  expect(items).toMatchObject([{ subject: 'mfe-b', before: { versions: [`mfe-b ${SECOND}`] } }]);
});

test('what cannot be done is refused in words, nothing changes, and the audit log says nothing', async () => {
  const cases: [() => ReturnType<Agent['get']>, number, RegExp][] = [
    [() => promote(SECOND), 404, /The store has no mfe-/],
    [() => rollBack(), 409, /has no version to go back to/],
    [() => rollBack({ to: THIRD }), 409, /was never live/],
    [() => restore('9-none'), 404, /No release manifest 9-none/],
    [() => team.get('/v1/releases/diff?from=9-none&to=9-none'), 404, /No release manifest 9-none/],
  ];
  const entries = async () =>
    (await site.database.pool.query('select count(*) from audit_log')).rows;
  const [before, logged] = [await list(), await entries()];
  for (const [send, status, says] of cases) {
    const answer = await send();
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringMatching(says),
    ]);
  }
  expect([await list(), await entries()]).toEqual([before, logged]);
});

test('a history or a collection of an odd size is refused by name', async () => {
  for (const query of ['before=0', 'before=99999999999', 'limit=101', 'limit=x', 'unit=..']) {
    const answer = await team.get(`/v1/releases/history?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      400,
      [query.split('=')[0]],
    ]);
  }
  for (const keep of [0, 1_001, 1.5, '2'])
    expect((await team.post('/v1/releases/collections', { keep })).statusCode).toBe(400);
});

describe('a version that is withdrawn:', () => {
  /** The release manifest in which SECOND was live. */
  let then: string;
  beforeEach(async () => {
    for (const version of [SECOND, THIRD]) await publish(team, { unit: remote, version });
    then = (await promote(SECOND)).json().manifestId;
    await promote(THIRD);
  });

  const why = 'It showed notes of others.';
  const withdraw = (version = SECOND, by = team) =>
    by.post('/v1/releases/withdrawals', { unit: remote, version, why });
  const listed = async () => (await list()).units.find((one) => one.unit === remote);
  const history = async (of = remote): Promise<HistoryEntry[]> =>
    (await team.get(`/v1/releases/history?unit=${of}`)).json().entries;
  const manifest = async () => (await site.visitor().get('/release-manifest.json')).json();

  test('pages no longer fall back on a version that was withdrawn, and what is live stays', async () => {
    const before = await manifest();
    expect(before.remotes[remote].fallback.version).toBe(SECOND);
    const { statusCode, ...answer } = await withdraw();
    expect([statusCode, answer.json()]).toMatchObject([
      200,
      { sequence: before.sequence + 1, changed: {} },
    ]);
    expect((await manifest()).remotes[remote]).toMatchObject({
      version: THIRD,
      previous: [FIRST],
      fallback: { version: FIRST },
    });
  });

  test('every way to a withdrawn version is refused, and nothing changes', async () => {
    const { manifestId } = (await withdraw()).json();
    const gone = { unit: remote, version: SECOND };
    for (const [call, body] of [
      ['promotions', gone],
      ['promotions', { ...gone, force: true, why }],
      ['rollbacks', { unit: remote, to: SECOND }],
      ['restorations', { manifestId: then }],
      ['canaries', gone],
      ['previews', gone],
    ] as const) {
      const { statusCode, ...answer } = await team.post(`/v1/releases/${call}`, body);
      expect([call, statusCode, answer.json().message]).toEqual([
        call,
        409,
        expect.stringContaining(`${remote} ${SECOND} was withdrawn`),
      ]);
    }
    // Published again, it stays withdrawn.
    await publish(team, gone);
    expect((await site.promote(remote, SECOND)).statusCode).toBe(409);
    expect((await list()).manifestId).toBe(manifestId);
  });

  test('a rollback passes over it, also if it comes from the history', async () => {
    await withdraw();
    const back = (to?: string) => team.post('/v1/releases/rollbacks', { unit: remote, to });
    expect((await back()).json().changed).toEqual({ [remote]: FIRST });
    await back(THIRD);
    expect((await listed())?.previous).not.toContain(SECOND);
  });

  test("what is live, tried or unknown isn't withdrawn, nor anything without a reason, and the answer says what to do first", async () => {
    const canary = await team.post('/v1/releases/canaries', { unit: remote, version: SECOND });
    for (const [version, status, says] of [
      [THIRD, 409, `${THIRD} is live. Roll back or promote another version first`],
      [SECOND, 409, `${SECOND}. Stop trying it first`],
      ['9.9.9-h000000009', 404, 'The store has no'],
    ] as const) {
      const { statusCode, ...answer } = await withdraw(version);
      expect([statusCode, answer.json().message]).toEqual([status, expect.stringContaining(says)]);
    }
    // Only one is tried at a time.
    await team.post(`/v1/releases/canaries/${canary.json().id}/stop`, {});
    const body = { unit: remote, version: SECOND, why: ' ' };
    const silent = await team.post('/v1/releases/withdrawals', body);
    expect([silent.statusCode, silent.json().errors?.why]).toEqual([400, 'must say why']);
    expect((await listed())?.versions.some(({ isWithdrawn }) => isWithdrawn)).toBe(false);
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
    const gone = { unit: remote, version: SECOND };
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
    const request = { unit: remote, version: FIRST, why };
    const url = '/v1/admin/releases/withdrawals';
    expect((await owner.post(url, { ...request, password: 'wrong' })).statusCode).toBe(400);
    expect((await owner.post(url, { ...request, password: PASSWORD })).statusCode).toBe(200);
    const { items }: AuditLog = (
      await owner.get('/v1/admin/audit-log?action=release.withdraw')
    ).json();
    const ours = items.filter(({ subject }) => subject === remote);
    expect(ours.map(({ after, admin }) => [after?.version, after?.why, admin.name])).toEqual([
      [FIRST, why, 'Ravi Menon'],
      [SECOND, why, `token ${team.name}`],
    ]);
  });

  test('a request to make it live is over', async () => {
    await site.database.pool.query(
      "insert into approval_rules (unit, set_by, administrator_id) values ($1, 'Asha Rao', gen_random_uuid())",
      [remote],
    );
    const { approval } = (await site.promote(remote, SECOND)).json();
    await withdraw();
    const { state, verdict } = (await team.get(`/v1/releases/approvals/${approval.id}`)).json();
    expect([state, verdict]).toEqual([
      'overtaken',
      `${remote} ${SECOND} was withdrawn by ${team.name}.`,
    ]);
  });
});
