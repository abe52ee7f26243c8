import type {
  AuditLog,
  HistoryEntry,
  LiveChangeMade,
  ReleaseDiff,
  ReleaseList,
} from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { publish } from '../../../../testing/publish.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';

let site: ReleasingSite;
let team: ReleasingSite['owners'];
/** The remote of a test. */
let unit: string;
beforeAll(async () => {
  site = await createReleasingSite();
  team = site.owners;
});
beforeEach(async () => {
  unit = await site.addRemote();
});
afterAll(() => site.close());

const promote = (version: string, why?: string) => site.promote(unit, version, why);
const rollBack = (to?: string) => team.post('/v1/releases/rollbacks', { unit, to });
const restore = (manifestId: string, why?: string) =>
  team.post('/v1/releases/restorations', { manifestId, why });

async function goThrough(...versions: string[]) {
  for (const version of versions) {
    await publish(team, { unit, version });
    await promote(version);
  }
}

const list = async (): Promise<ReleaseList> => (await team.get('/v1/releases')).json();

test('a version is promoted, rolled back and restored, and each answer says what that led to', async () => {
  await publish(team, { unit, version: SECOND });
  const before = await list();
  const promoted = await promote(SECOND);
  // The shell went live first, then the remote.
  expect([promoted.statusCode, promoted.json()]).toEqual([
    200,
    { manifestId: (await list()).manifestId, sequence: 3, changed: { [unit]: SECOND } },
  ]);
  expect((await rollBack()).json()).toMatchObject({ sequence: 4, changed: { [unit]: FIRST } });
  const other = await site.addRemote();
  expect((await restore(promoted.json().manifestId)).json()).toMatchObject({
    sequence: 6,
    changed: { [unit]: SECOND, [other]: null },
  });
  expect((await restore(before.manifestId ?? '')).json()).toMatchObject({
    changed: { [unit]: FIRST },
  });
});

test('a rollback that names the version to leave can be sent again, and goes back once', async () => {
  await goThrough(SECOND, THIRD);
  const leave = () => team.post('/v1/releases/rollbacks', { unit, from: THIRD });
  expect((await leave()).json()).toMatchObject({ changed: { [unit]: SECOND } });
  const again = await leave();
  expect([again.statusCode, again.json().changed]).toEqual([200, {}]);
  await promote(THIRD);
  const late = { unit, from: SECOND, to: FIRST };
  const refused = await team.post('/v1/releases/rollbacks', late);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    `${unit} ${SECOND} isn't live any more: ${THIRD} is. Nothing was changed.`,
  ]);
});

test('the list says what is live, the shell first, and what can be gone back to', async () => {
  await goThrough(SECOND, THIRD);
  const { units } = await list();
  expect(units[0]).toMatchObject({ unit: 'shell', live: FIRST, previous: [] });
  const ours = units.find((one) => one.unit === unit);
  expect(ours).toMatchObject({ live: THIRD, previous: [SECOND, FIRST] });
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(ours?.since).toEqual({ at, by: team.name, byAdministrator: false });
  expect(ours?.versions.map(({ version, isLive }) => [version, isLive])).toEqual([
    [THIRD, true],
    [SECOND, false],
    [FIRST, false],
  ]);
});

test('a promotion that is sent twice, since its answer was lost, is made once', async () => {
  await publish(team, { unit, version: SECOND });
  const first: LiveChangeMade = (await promote(SECOND)).json();
  expect((await promote(SECOND)).json()).toEqual({ ...first, changed: {} });
});

test('the history says who did what and why, page by page', async () => {
  await goThrough(SECOND);
  const { name, ...other } = await site.team({ unit, rights: ['rollback'] });
  await other.post('/v1/releases/rollbacks', { unit, why: ' It fails\n for some. ' });
  const history = async (query: string): Promise<HistoryEntry[]> =>
    (await team.get(`/v1/releases/history?${query}`)).json().entries;
  const [latest, ...rest] = await history(`unit=${unit}&limit=2`);
  expect(latest).toMatchObject({
    action: 'rollback',
    by: name,
    why: 'It fails for some.',
    changes: [{ unit, from: SECOND, to: FIRST }],
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

test('two release manifests say which packages are needed in other versions', async () => {
  const needing = async (version: string, needed: Record<string, string>) => {
    const contents = {
      'remote-entry.js': 'entry',
      'routes.js': 'routes',
      'routes.css': '',
      'manifest.json': unitManifest(needed),
    };
    await publish(team, { unit, version, contents });
    return (await promote(version)).json().manifestId;
  };
  const from = await needing(SECOND, {
    react: '^19.3.1',
    zustand: '^5.0.0',
    'react-dom': '^19.3.1',
  });
  const to = await needing(THIRD, { react: '^20.0.0', 'react-dom': '^19.3.1' });
  const { units } = (await team.get(`/v1/releases/diff?from=${from}&to=${to}`)).json();
  expect(units[0].packages).toEqual([
    { name: 'react', from: '^19.3.1', to: '^20.0.0' },
    { name: 'zustand', from: '^5.0.0', to: null },
  ]);
});

test('two release manifests are compared as they are stored', async () => {
  const { manifestId: from } = await list();
  const facts = { uses: { '@site/shared/ui': ['Badge', 'Button'] } };
  const contents = { 'remote-entry.js': 'entry', 'routes.js': 'routes', 'routes.css': '' };
  await publish(team, { unit, version: SECOND, facts, contents });
  const { manifestId: to } = (await promote(SECOND)).json();
  const diff: ReleaseDiff = (await team.get(`/v1/releases/diff?from=${from}&to=${to}`)).json();
  expect(diff).toMatchObject({
    from,
    to,
    units: [
      {
        unit,
        version: { from: FIRST, to: SECOND },
        bytes: { to: 'entry'.length + 'routes'.length },
        exports: { added: ['@site/shared/ui Badge'], removed: [] },
      },
    ],
  });
});

test('what goes live over the API is what documents are composed of', async () => {
  await goThrough(SECOND);
  const live = async () => (await site.visitor().get('/release-manifest.json')).json();
  while ((await live()).remotes[unit].version !== SECOND) await new Promise(setImmediate);
  expect((await live()).remotes[unit]).toMatchObject({ version: SECOND, previous: [FIRST] });
});

test("the audit log has every change of what is live, from which version to which, by the token's name", async () => {
  const { manifestId } = await list();
  await publish(team, { unit, version: SECOND });
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
    ...{ from: before?.[unit], to: after?.[unit], why: after?.why },
  }));
  const by = { subject: unit, admin: { id: null, name: `token ${team.name}` } };
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

describe('what cannot be done', () => {
  const entries = async () =>
    (await site.database.pool.query('select count(*) from audit_log')).rows;

  test.each<[string, () => ReturnType<Agent['get']>, number, RegExp]>([
    ['a version nobody uploaded', () => promote(SECOND), 404, /The store has no mfe-/],
    ['a way back that is none', () => rollBack(), 409, /has no version to go back to/],
    ['a version that was never live', () => rollBack(THIRD), 409, /was never live/],
    ['a manifest that never was', () => restore('9-none'), 404, /No release manifest 9-none/],
    [
      'a comparison with a manifest that never was',
      () => team.get('/v1/releases/diff?from=9-none&to=9-none'),
      404,
      /No release manifest 9-none/,
    ],
  ])(
    '%s is refused in words, nothing changes, and the audit log says nothing',
    async (_, send, status, says) => {
      const [before, logged] = [await list(), await entries()];
      const answer = await send();
      expect([answer.statusCode, answer.json().message]).toEqual([
        status,
        expect.stringMatching(says),
      ]);
      expect([await list(), await entries()]).toEqual([before, logged]);
    },
  );

  test.each(['before=0', 'before=99999999999', 'limit=0', 'limit=101', 'limit=x', 'unit=..'])(
    'a history with %s is refused',
    async (query) => {
      const answer = await team.get(`/v1/releases/history?${query}`);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
        400,
        [query.split('=')[0]],
      ]);
    },
  );

  test.each([0, 1_001, 1.5, '2'])(
    'a collection that retains %j versions is refused',
    async (keep) => {
      expect((await team.post('/v1/releases/collections', { keep })).statusCode).toBe(400);
    },
  );
});
