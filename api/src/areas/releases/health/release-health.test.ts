import { type ReleaseHealth, vitals } from '@site/shared/contracts/releases';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { type Agent, createAgent } from '../../../../testing/agent.ts';
import { FIRST, SECOND } from '../../../../testing/stored-releases.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { asReleased } from '../../../composition.ts';
import { percentile } from './figures.ts';

const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { version: SECOND }) });
manifest.shell.version = FIRST;

let site: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
/** An administrator's browser. */
let editor: Agent;
beforeAll(async () => {
  site = await createTestApp();
  app = await buildApp(site.config, site.database, {
    ...asReleased,
    followManifest: () => ({ current: async () => manifest }),
  });
  editor = createAgent(app, site.config);
  for (const [name, value] of (await site.signInAdmin('editor')).cookies)
    editor.cookies.set(name, value);
});
afterAll(async () => {
  await app.close();
  await site.close();
});
beforeEach(() => site.database.pool.query('truncate page_views, page_failures'));

interface Minute {
  unit?: string;
  version?: string;
  minutesAgo?: number;
  documents?: number;
  views?: number;
  healed?: number;
  /** Failures by stage. */
  failures?: Record<string, number>;
  /** Values of the vital, each in the bucket that ends there. */
  lcp?: number[];
}

async function count({
  unit = 'mfe-a',
  version = SECOND,
  minutesAgo = 0,
  documents = 0,
  views = 0,
  healed = 0,
  failures = {},
  lcp = [],
}: Minute) {
  const buckets = Array<number>(vitals.lcp.edges.length + 1).fill(0);
  for (const value of lcp) {
    const bucket = (vitals.lcp.edges as readonly number[]).indexOf(value);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  const minute = `date_trunc('minute', now()) - make_interval(mins => $1)`;
  await site.database.pool.query(
    `insert into page_views (minute, unit, version, channel, manifest_id, documents, views, healed, lcp)
     values (${minute}, $2, $3, 'live', '1-00000000', $4, $5, $6, $7)`,
    [minutesAgo, unit, version, documents, views, healed, lcp.length > 0 ? buckets : []],
  );
  for (const [stage, number] of Object.entries(failures))
    await site.database.pool.query(
      `insert into page_failures values (${minute}, $2, $3, 'live', '1-00000000', $4, $5)`,
      [minutesAgo, unit, version, stage, number],
    );
}

const health = async (period = 'hour'): Promise<ReleaseHealth> =>
  (await editor.get(`/v1/admin/releases/health?period=${period}`)).json();

test('an administrator sees how each version did: page views, failures with an interval and their stages', async () => {
  await count({ views: 190, failures: { entry: 1, render: 2 }, healed: 1 });
  await count({ minutesAgo: 7, views: 10, failures: { render: 1 } });
  const { units, isCollected } = await health();
  expect(isCollected).toBe(true);
  expect(units[0]).toMatchObject({ unit: 'mfe-a', before: { failureRate: null, lcp: null } });
  expect(units[0]?.versions).toMatchObject([
    {
      version: SECOND,
      channel: 'live',
      isLive: true,
      views: 200,
      failures: 4,
      healed: 1,
      stages: [
        { stage: 'render', failures: 3 },
        { stage: 'entry', failures: 1 },
      ],
      failureRate: { rate: 0.02 },
    },
  ]);
  const rate = units[0]?.versions[0]?.failureRate;
  expect(rate?.from).toBeGreaterThan(0);
  expect(rate?.from).toBeLessThan(0.02);
  expect(rate?.to).toBeGreaterThan(0.02);
  expect(rate?.to).toBeLessThan(0.15);
});

test('the shell comes first, and of a microfrontend the version that is live', async () => {
  await count({ version: FIRST, views: 500 });
  await count({ version: SECOND, views: 3 });
  await count({ unit: 'shell', version: FIRST, views: 1 });
  const { units } = await health();
  expect(units.map(({ unit }) => unit)).toEqual(['shell', 'mfe-a']);
  expect(units[1]?.versions).toMatchObject([
    { version: SECOND, isLive: true, views: 3 },
    { version: FIRST, isLive: false, views: 500 },
  ]);
});

test('three page views of four were no slower than the figure, now and in the period before', async () => {
  await count({ views: 4, lcp: [1000, 1000, 1000, 5000] });
  await count({
    minutesAgo: 61,
    views: 4,
    lcp: [2500, 2500, 2500, 10_000],
    failures: { entry: 1 },
  });
  const [unit] = (await health()).units;
  expect(unit?.versions[0]?.vitals).toEqual({ lcp: 1000, inp: null, cls: null });
  expect(unit?.before).toEqual({ lcp: 2500, inp: null, cls: null, failureRate: 0.25 });
});

test.each([
  ['hour', 12, 1, 50, 65],
  ['day', 24, 30, 23 * 60, 25 * 60],
  ['week', 28, 5 * 60, 6 * 24 * 60, 8 * 24 * 60],
])('a %s is plotted in %i parts without a gap', async (period, parts, recent, early, earlier) => {
  await count({ minutesAgo: recent, views: 1 });
  await count({ minutesAgo: early, views: 20, lcp: [1000], failures: { render: 5 } });
  await count({ minutesAgo: earlier, views: 400 });
  const [unit] = (await health(period)).units;
  const slots = unit?.slots ?? [];
  expect(slots).toHaveLength(parts);
  expect(slots.reduce((sum, { views }) => sum + views, 0)).toBe(21);
  expect(slots.at(-1)).toMatchObject({ views: 1, failures: 0, lcp: null });
  expect(slots.find(({ views }) => views === 20)).toMatchObject({
    failures: 5,
    lcp: expect.any(Number),
  });
  const times = slots.map(({ from }) => Date.parse(from));
  const lengths = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(new Set(lengths).size).toBe(1);
  expect(unit?.before.failureRate).toBe(0);
});

test('the number of documents with a report is shown, since some browsers report nothing', async () => {
  await count({ unit: 'shell', version: FIRST, documents: 10, views: 7 });
  await count({ minutesAgo: 90, unit: 'shell', version: FIRST, documents: 99, views: 9 });
  expect(await health()).toMatchObject({ documents: 10, pageViews: 7 });
});

test('a site where nobody was has no microfrontends, and says that page views are collected', async () => {
  expect(await health('week')).toEqual({
    period: 'week',
    isCollected: true,
    documents: 0,
    pageViews: 0,
    units: [],
  });
});

test('a period that nobody knows is refused by name', async () => {
  const answer = await editor.get('/v1/admin/releases/health?period=year');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual({ period: 'must be hour, day or week' });
});

describe('a percentile', () => {
  const buckets = (counts: Record<number, number>) => {
    const { edges } = vitals.lcp;
    const histogram = Array<number>(edges.length + 1).fill(0);
    for (const [edge, count] of Object.entries(counts)) {
      const bucket = (edges as readonly number[]).indexOf(Number(edge));
      histogram[bucket === -1 ? edges.length : bucket] = count;
    }
    return histogram;
  };

  test('nothing measured has no percentile', () => {
    expect(percentile('lcp', [], 0.75)).toBeNull();
    expect(percentile('lcp', buckets({}), 0.75)).toBeNull();
  });

  test('values lie evenly within their bucket', () => {
    expect(percentile('lcp', buckets({ 2500: 100 }), 0.75)).toBe(2400);
    expect(percentile('lcp', buckets({ 1000: 50, 2500: 50 }), 0.75)).toBe(2300);
  });

  test('three of four that are quick leave the slow fourth out', () => {
    expect(percentile('lcp', buckets({ 1000: 75, 10000: 25 }), 0.75)).toBe(1000);
  });

  test('beyond the last edge nobody knows how far', () => {
    expect(percentile('lcp', buckets({ 1000: 1, 99999: 9 }), 0.75)).toBe(15_000);
  });

  test('what is quicker than the first edge lies between nothing and that edge', () => {
    expect(percentile('lcp', buckets({ 200: 4 }), 0.75)).toBe(150);
  });
});
