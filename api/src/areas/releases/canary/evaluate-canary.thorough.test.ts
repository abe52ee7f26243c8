import { countPageViews } from '../../../../testing/page-view-counts.ts';
import { releasedMicrofrontends } from '../../../../testing/released-microfrontends.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { connect, type Database } from '../../../database/database.ts';
import { collect } from '../store/garbage-collect.ts';
import { findHistory } from '../store/live-history.repository.ts';
import { NETWORK_GROUPS } from '../telemetry/network-groups.ts';
import { beginWithin } from './begin.ts';
import { findCanaries } from './canaries.repository.ts';
import { toDto } from './describe-canary.ts';
import { evaluateCanary } from './evaluate-canary.ts';

const config = {
  telemetry: true,
  canarySteps: [0.01, 0.05, 0.25],
  canaryStepViews: 200,
  canaryStepMinutes: 10,
};
const by = 'Team A';

let database: Database & { url: string };
let microfrontends: ReturnType<typeof releasedMicrofrontends>;
/** The last entry of the audit log before a test. */
let logged: string;

beforeAll(async () => {
  database = await createTestDatabase();
  microfrontends = releasedMicrofrontends(database);
});
beforeEach(async () => {
  await microfrontends.clear();
  await microfrontends.everythingLive();
  await microfrontends.store('mfe-a', SECOND);
  const { rows } = await database.pool.query('select coalesce(max(id), 0) as last from audit_log');
  logged = rows[0].last;
});
afterAll(() => database.close());

const storeOf = ({ kysely }: Pick<Database, 'kysely'>) => ({ kysely, signer: testSigner });

const beginWith = (version: string, why?: string) =>
  database.kysely
    .transaction()
    .execute((transaction) =>
      beginWithin(
        transaction,
        { store: storeOf(database), config },
        { unit: 'mfe-a', version },
        { by, why: why ?? null },
      ),
    );

const look = (connection: Pick<Database, 'kysely'> = database) =>
  evaluateCanary({ store: storeOf(connection), config });

/** As people see it. */
async function canary() {
  const [latest] = await findCanaries(database.kysely);
  if (!latest) throw new Error('There was no canary.');
  return toDto(latest, config);
}

interface Views {
  views: number;
  failures?: number;
}

async function countViews(candidate: Views, live: Views) {
  await countPageViews(database, {
    ...{ unit: 'mfe-a', version: SECOND, channel: 'canary' },
    ...candidate,
  });
  await countPageViews(database, { unit: 'mfe-a', version: FIRST, channel: 'live', ...live });
}

/** As if everything so far had happened that long ago. */
async function later(interval: string) {
  await database.pool.query(
    `update canaries set began_at = began_at - $1::interval, share_since = share_since - $1::interval,
       counted_since = counted_since - $1::interval`,
    [interval],
  );
  for (const table of ['page_views', 'page_failures']) {
    // By way of a time that no row has: one of two minutes in a row would meet the other.
    await database.pool.query(`update ${table} set minute = minute - interval '999999 days'`);
    await database.pool.query(
      `update ${table} set minute = minute + interval '999999 days' - $1::interval`,
      [interval],
    );
  }
}

/** Page views that show the candidate to be as good as what is live, and time for a step. */
async function isGood() {
  await countViews({ views: 4_000, failures: 4 }, { views: 40_000, failures: 40 });
  await later('11 minutes');
}

const audited = async () => {
  const { rows } = await database.pool.query<{ action: string; name: string; after: object }>(
    `select action, admin_name as name, after from audit_log
     where action like 'release.canary-%' and id > $1 order by id`,
    [logged],
  );
  return rows;
};

const liveVersion = async () => (await microfrontends.liveOf('mfe-a'))?.version;

test('a candidate that is as good gets more visitors step by step, and is live for all in the end', async () => {
  await beginWith(SECOND, 'New filters.');
  const shares = [(await canary()).share];
  while ((await canary()).state === 'running') {
    await isGood();
    await look();
    shares.push((await canary()).share);
  }
  expect(shares).toEqual([0.01, 0.05, 0.25, 0.25]);
  expect(await canary()).toMatchObject({
    state: 'promoted',
    candidate: { views: 12_000, failures: 12 },
    live: { views: 120_000, failures: 120 },
  });
  expect(await liveVersion()).toBe(SECOND);
  const [latest] = await findHistory(database.kysely, { limit: 1 });
  expect(latest).toMatchObject({
    action: 'promote',
    by,
    why: 'canary held: 12 of 12000 page views failed, of the previous version 120 of 120000 page views failed; New filters.',
    changes: [{ unit: 'mfe-a', from: FIRST, to: SECOND }],
  });
  expect((await canary()).verdict).toBe(latest?.why);
});

test('a candidate that clearly fails is taken back at the next look, and it is said why', async () => {
  await beginWith(SECOND);
  await countViews({ views: 20, failures: 12 }, { views: 1_000, failures: 2 });
  await look();
  const { state, verdict } = await canary();
  expect(state).toBe('rolled-back');
  expect(verdict).toMatch(
    /^12 of 20 page views \(60\.0 %\) of the candidate failed, of the live release 2 of 1000 page views \(0\.2 %\): \d+\.\d to \d+\.\d percentage points more\.$/,
  );
  expect(await liveVersion()).toBe(FIRST);
  expect(await audited()).toMatchObject([
    { action: 'release.canary-start', after: { version: SECOND, share: 0.01 } },
    {
      action: 'release.canary-rollback',
      name: expect.stringContaining(by),
      after: { why: verdict },
    },
  ]);
});

test('failures are found out of many page views too, however the candidate did before', async () => {
  await beginWith(SECOND);
  await isGood();
  await look();
  await countViews({ views: 400, failures: 40 }, { views: 4_000, failures: 4 });
  await look();
  expect((await canary()).state).toBe('rolled-back');
});

test("what happens to everyone isn't the candidate's failure", async () => {
  await beginWith(SECOND);
  await countViews({ views: 100, failures: 30 }, { views: 1_000, failures: 300 });
  await look();
  expect((await canary()).state).toBe('running');
});

test('without page views nothing is decided, and it is said what is missing', async () => {
  await beginWith(SECOND);
  await later('1 day');
  await look();
  expect(await canary()).toMatchObject({
    state: 'running',
    share: 0.01,
    verdict:
      "No page view of it has been reported yet. It waits for 200 more page views, enough page views to show that it's as good as what is live.",
  });
});

test('a step takes its time, and as many page views as it needs, at least', async () => {
  await beginWith(SECOND);
  await countViews({ views: 4_000 }, { views: 40_000 });
  await look();
  expect((await canary()).verdict).toBe(
    'Nothing speaks against it so far. It waits for 10 more minutes.',
  );
  await later('11 minutes');
  await look();
  expect(await canary()).toMatchObject({ share: 0.05 });
  await later('11 minutes');
  await countViews({ views: 50 }, { views: 500 });
  await look();
  expect(await canary()).toMatchObject({
    share: 0.05,
    verdict: expect.stringContaining('It waits for 150 more page views, enough page views'),
  });
});

test('a page view counts once, however often one looks and however long it was ago', async () => {
  await beginWith(SECOND);
  for (let turn = 1; turn <= 3; turn += 1) {
    await countViews({ views: 10 }, { views: 100, failures: 1 });
    await look();
    await look();
    expect(await canary()).toMatchObject({
      candidate: { views: 10 * turn, failures: 0 },
      live: { views: 100 * turn, failures: turn },
    });
    await later('70 minutes');
  }
});

test('what pages reported before the canary began says nothing about it', async () => {
  await countViews({ views: 300, failures: 300 }, { views: 3_000 });
  await beginWith(SECOND);
  await look();
  expect(await canary()).toMatchObject({ state: 'running', candidate: { views: 0, failures: 0 } });
});

test('of many processes that look at once, one acts', async () => {
  await beginWith(SECOND);
  const other = connect(database.url);
  for (const share of [0.05, 0.25]) {
    await isGood();
    await Promise.allSettled(
      Array.from({ length: 8 }, (_, turn) => look(turn % 2 ? database : other)),
    );
    expect(await canary()).toMatchObject({ share });
  }
  await isGood();
  await Promise.allSettled(
    Array.from({ length: 8 }, (_, turn) => look(turn % 2 ? database : other)),
  );
  await other.close();
  expect(await canary()).toMatchObject({ state: 'promoted', candidate: { views: 12_000 } });
  expect((await audited()).map(({ action }) => action)).toEqual([
    'release.canary-start',
    'release.canary-widen',
    'release.canary-widen',
  ]);
  const history = await findHistory(database.kysely, { limit: 10 });
  expect(history.filter(({ why }) => why?.startsWith('canary held'))).toHaveLength(1);
});

test("a candidate that doesn't fit what went live meanwhile is stopped, and it is said why", async () => {
  await microfrontends.store('mfe-a', THIRD, { mountPaths: ['/elsewhere'], pages: [] });
  await beginWith(THIRD);
  const version = '1.5.0-h000000005';
  await microfrontends.store('mfe-b', version, { mountPaths: ['/elsewhere'], pages: [] });
  await microfrontends.goLive(['mfe-b', version]);
  await look();
  const { state, verdict } = await canary();
  expect(state).toBe('stopped');
  expect(verdict).toMatch(/doesn't fit what is live now: .*\/elsewhere/s);
});

test('if too few visitors come for two weeks, it ends without going live, and says so', async () => {
  await beginWith(SECOND);
  await countViews({ views: 3 }, { views: 297 });
  await later('13 days');
  await look();
  expect((await canary()).state).toBe('running');
  await later('2 days');
  await look();
  expect(await canary()).toMatchObject({
    state: 'stopped',
    verdict:
      'There was no conclusion after 14 days: 0 of 3 page views failed, which is too few to tell. Promote it, or try it again.',
  });
  expect(await liveVersion()).toBe(FIRST);
});

describe('beside honest page views, one network reports 30 a minute that nobody had, as many as are counted', () => {
  /** Its reports in ten minutes. */
  const LIES = 300;
  /** The group that its network is in, with an eighth of the honest ones. */
  const ITS_GROUP = 3;
  /** An hour and a half, longer than a candidate that is good or bad takes without it. */
  const LOOKS = 8;
  const none = { views: 0, failures: 0 };
  const good = (views: number) => ({ views, failures: 0 });
  const failed = (views: number) => ({ views, failures: views });

  /** Counts page views of all networks, in parts as equal as can be. */
  async function countHonest(channel: 'canary' | 'live', { views, failures }: Required<Views>) {
    const part = (all: number, group: number) =>
      Math.floor((all * (group + 1)) / NETWORK_GROUPS) - Math.floor((all * group) / NETWORK_GROUPS);
    for (let networkGroup = 0; networkGroup < NETWORK_GROUPS; networkGroup += 1) {
      const own = { views: part(views, networkGroup), failures: part(failures, networkGroup) };
      await countApart(channel, { networkGroup, ...own });
    }
  }

  const countApart = (
    channel: 'canary' | 'live',
    views: Required<Views> & { networkGroup: number },
  ) =>
    countPageViews(database, {
      ...{ unit: 'mfe-a', version: channel === 'live' ? FIRST : SECOND, channel, ...views },
    });

  /** @param failing the part of the candidate's page views that fail, and live 0.002 do */
  async function endOf(
    viewsAMinute: number,
    failing: number,
    lies: { candidate: Required<Views>; live: Required<Views> } = { candidate: none, live: none },
  ): Promise<string> {
    await beginWith(SECOND);
    for (let turn = 0; turn < LOOKS && (await canary()).state === 'running'; turn += 1) {
      const all = viewsAMinute * 10;
      const own = Math.round(all * (await canary()).share);
      const others = all - own;
      await countHonest('canary', { views: own, failures: Math.round(own * failing) });
      await countHonest('live', { views: others, failures: Math.round(others * 0.002) });
      await countApart('canary', { networkGroup: ITS_GROUP, ...lies.candidate });
      await countApart('live', { networkGroup: ITS_GROUP, ...lies.live });
      await later('11 minutes');
      await look();
    }
    return (await canary()).state;
  }

  const againstIt = { candidate: failed(LIES), live: none };
  const forIt = { candidate: good(LIES / 2), live: failed(LIES / 2) };

  test('without it a good candidate goes live, and a bad one is taken back', async () => {
    expect(await endOf(10_000, 0.002)).toBe('promoted');
    await microfrontends.goLive(['mfe-a', FIRST]);
    expect(await endOf(10_000, 0.05)).toBe('rolled-back');
  });

  test.each([10, 100, 10_000])(
    "with %i honest ones a minute, it can't have a good candidate taken back, only hold it up",
    async (viewsAMinute) => {
      expect(await endOf(viewsAMinute, 0.002, againstIt)).toBe('running');
      expect((await canary()).verdict).toMatch(
        /^Page views speak against it, but only those of some networks\. It waits for/,
      );
      expect(await liveVersion()).toBe(FIRST);
    },
  );

  test.each([
    [10, 1],
    [100, 0.2],
    [10_000, 0.05],
  ])(
    "with %i honest ones a minute, it can't have a candidate go live that fails in %d of its page views",
    async (viewsAMinute, failing) => {
      expect(await endOf(viewsAMinute, failing, forIt)).not.toBe('promoted');
      expect(await liveVersion()).toBe(FIRST);
    },
  );

  test('a candidate that only one network has had is decided by it, but not before others could have had it', async () => {
    await beginWith(SECOND);
    await countApart('canary', { networkGroup: ITS_GROUP, ...failed(20) });
    await countApart('live', { networkGroup: ITS_GROUP, ...good(1_000) });
    await look();
    expect((await canary()).state).toBe('running');
    await later('11 minutes');
    await look();
    expect((await canary()).state).toBe('rolled-back');
  });
});

test("a candidate's files are not collected while it is tried", async () => {
  await beginWith(SECOND);
  await microfrontends.store('mfe-a', THIRD);
  await database.pool.query("update releases set stored_at = stored_at - interval '1 day'");
  expect((await collect(database.kysely, 1, { by })).removed).toEqual([]);
});
