import { LIVE_CHANNEL, type PageViewReport, vitals } from '@site/shared/contracts/releases';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import type { FastifyInstance } from 'fastify';
import { createAgent } from '../../../../testing/agent.ts';
import { FIRST, SECOND, storeTestRelease, THIRD } from '../../../../testing/stored-releases.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../app.ts';
import { asReleased } from '../../../composition.ts';
import { deleteOldCounts } from './page-views.repository.ts';
import { createTelemetry } from './telemetry.ts';

/** A shell and two remotes; one of them has a version to go back to. */
const manifest = testReleaseManifest({
  'mfe-a': testRemote('mfe-a', { version: SECOND, previous: [FIRST], mountPaths: ['/a'] }),
  'mfe-b': testRemote('mfe-b', {
    version: FIRST,
    mountPaths: ['/b', '/article-preview'],
    pages: ['/b', '/article-preview/:draft'].map((path) => ({
      path,
      title: 'A page',
      description: 'Of mfe-b',
    })),
  }),
});
manifest.shell.version = FIRST;
const composition = {
  ...asReleased,
  followManifest: () => ({ current: async () => manifest }),
};

let site: TestApp;
/** A process; of what it counts, each test that looks at it starts another one. */
let app: FastifyInstance;
const start = () => buildApp(site.config, site.database, composition);
beforeAll(async () => {
  site = await createTestApp({ RENDERERS: '0' });
  const stored = [
    ['shell', FIRST],
    ['mfe-a', FIRST],
    ['mfe-a', SECOND],
    ['mfe-b', FIRST],
  ] as const;
  for (const [unit, version] of stored) await storeTestRelease(site.database, { unit, version });
  app = await start();
});
afterAll(async () => {
  await app.close();
  await site.close();
});

const agentOf = (process: FastifyInstance) => createAgent(process, site.config);

/** Opens a page. @returns the proof that its document brought */
async function open(path: string, process = app): Promise<string> {
  const { headers } = await agentOf(process).get(path);
  return /^page-view;desc="([\w.-]+)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
}

const shell = { unit: 'shell', version: FIRST, failed: null, healed: false } as const;
const remoteA = { unit: 'mfe-a', version: SECOND, failed: null, healed: false } as const;

const reportOf = (proof: string, facts: Partial<PageViewReport> = {}): PageViewReport => ({
  proof,
  units: [shell, remoteA],
  vitals: {},
  ...facts,
});

const report = (body: object, process = app) => agentOf(process).post('/v1/telemetry', body);

const reportFailure = (body: object, process = app) =>
  agentOf(process).post('/v1/remote-failures', body);

test('a remote that failed is counted by version, stage and whether it was replaced, what nobody knows as other', async () => {
  const stage = 'integrity';
  const reports = [
    { remote: 'mfe-a', version: SECOND, stage },
    { remote: 'mfe-a', version: SECOND, stage },
    { remote: 'mfe-a', version: SECOND, stage, replacedBy: FIRST },
    { remote: 'mfe-a', version: SECOND, stage: 'render', replacedBy: 'Asha Rao' },
    { remote: 'mfe-a', version: FIRST, stage: 'entry' },
    { remote: 'mfe-a', version: null, stage: 'release-manifest' },
    { remote: 'mfe-a', version: '9.9.9-made-up', stage },
    { remote: 'constructor', version: SECOND, stage },
    { remote: 'asha@example.org', version: 'Asha Rao', stage },
  ];
  for (const body of reports) expect((await reportFailure(body)).statusCode).toBe(202);
  const metric = await app.metrics.getSingleMetricAsString('remote_load_failures_total');
  const lines = metric.split('\n').filter((line) => line.startsWith('remote_load_failures_total'));
  expect(lines).toEqual([
    `remote_load_failures_total{remote="mfe-a",version="${SECOND}",stage="integrity",replaced="no"} 2`,
    `remote_load_failures_total{remote="mfe-a",version="${SECOND}",stage="integrity",replaced="yes"} 1`,
    `remote_load_failures_total{remote="mfe-a",version="${SECOND}",stage="render",replaced="yes"} 1`,
    `remote_load_failures_total{remote="mfe-a",version="${FIRST}",stage="entry",replaced="no"} 1`,
    'remote_load_failures_total{remote="mfe-a",version="none",stage="release-manifest",replaced="no"} 1',
    'remote_load_failures_total{remote="mfe-a",version="other",stage="integrity",replaced="no"} 1',
    'remote_load_failures_total{remote="other",version="other",stage="integrity",replaced="no"} 2',
  ]);
});

test("a report without a document of ours is refused, and none of what is live passes for the candidate's", async () => {
  const proof = await open('/a');
  const forged = proof.replace('.live.', '.canary.');
  expect(forged).not.toBe(proof);
  for (const one of [forged, 'made-up', '1.2.3.4.5.6']) {
    const answer = await report(reportOf(one));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      proof: 'must be of a page that this site sent within the last ten minutes',
    });
  }
});

test.each([
  ['proof', { proof: 'with a blank' }],
  ['units', { units: [] }],
  ['units', { units: [shell, shell] }],
  ['units.0.version', { units: [{ ...shell, version: 'the newest' }] }],
  ['units.0.unit', { units: [{ ...shell, unit: 'asha@example.org' }] }],
  ['units.0.failed', { units: [{ ...shell, failed: 'lunch' }] }],
  ['vitals.lcp', { vitals: { lcp: -1 } }],
  ['vitals.inp', { vitals: { inp: 1e9 } }],
  ['vitals.fid', { vitals: { fid: 3 } }],
  ['address', { address: '10.0.0.7' }],
])('a report with a wrong %s is refused by name', async (field, facts) => {
  const answer = await report({ ...reportOf('proof'), ...facts });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test.each([
  ['stage', { stage: 'lunch' }],
  ['remote', { remote: 'x'.repeat(65) }],
  ['version', { version: 'x'.repeat(65) }],
  ['email', { email: 'asha@example.org' }],
])('a report of a failure with a wrong %s is refused by name', async (field, facts) => {
  const answer = await reportFailure({
    remote: 'mfe-a',
    version: SECOND,
    stage: 'entry',
    ...facts,
  });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('a report is small, or refused unread', async () => {
  const answer = await report({ ...reportOf('proof'), padding: 'x'.repeat(5_000) });
  expect(answer.statusCode).toBe(413);
});

test('at most 30 page views a minute are taken from a network, and 120 failures an hour', async () => {
  const strict = await buildApp({ ...site.config, limitsFactor: 0.1 }, site.database, composition);
  await site.database.pool.query('truncate limit_counts');
  const proof = await open('/a', strict);
  const failure = { remote: 'mfe-a', version: SECOND, stage: 'entry' };
  const statuses = async (count: number, send: () => ReturnType<typeof report>) => {
    const seen = [];
    for (let turn = 0; turn < count; turn += 1) seen.push((await send()).statusCode);
    return seen;
  };
  expect(await statuses(4, () => report(reportOf(proof), strict))).toEqual([202, 202, 202, 429]);
  expect(await statuses(13, () => reportFailure(failure, strict))).toEqual([
    ...Array(12).fill(202),
    429,
  ]);
  await strict.close();
});

test("another site's pages can't report", async () => {
  const answer = await agentOf(app).send({
    method: 'POST',
    url: '/v1/telemetry',
    payload: reportOf(await open('/a')),
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.statusCode).toBe(403);
});

test("a document that is cached, or hasn't changed, brings another proof each time", async () => {
  const agent = agentOf(app);
  const { headers } = await agent.get('/a');
  const again = await agent.send({
    method: 'GET',
    url: '/a',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.headers['server-timing']).toMatch(/^page-view;desc="/);
  expect(again.headers['server-timing']).not.toBe(headers['server-timing']);
});

test('a page in a frame is a part of another, and a HEAD request shows no page', async () => {
  const framed = await agentOf(app).get('/article-preview/one');
  const head = await agentOf(app).send({ method: 'HEAD', url: '/a' });
  expect([framed.statusCode, head.statusCode]).toEqual([200, 200]);
  expect(framed.headers).not.toHaveProperty('server-timing');
  expect(head.headers).not.toHaveProperty('server-timing');
});

test('with TELEMETRY=off no document brings a proof, so that no page reports', async () => {
  const silent = await buildApp({ ...site.config, telemetry: false }, site.database, composition);
  const { headers, statusCode } = await agentOf(silent).get('/a');
  await silent.close();
  expect(statusCode).toBe(200);
  expect(headers).not.toHaveProperty('server-timing');
});

interface Row {
  unit: string;
  version: string;
  channel: string;
  manifest_id: string;
  documents: number;
  views: number;
  healed: number;
  lcp: number[];
  cls: number[];
}

/** What has been counted once the process has ended, which counts what was reported before. */
async function counted(): Promise<Row[]> {
  await app.close();
  const { rows } = await site.database.pool.query<Row>(
    'select * from page_views order by minute, unit, version',
  );
  const sums = new Map<string, Row>();
  for (const { unit, version, channel, manifest_id, documents, views, healed, lcp, cls } of rows) {
    const key = `${unit} ${version} ${channel} ${manifest_id}`;
    const sum = sums.get(key);
    sums.set(key, {
      ...{ unit, version, channel, manifest_id },
      documents: documents + (sum?.documents ?? 0),
      views: views + (sum?.views ?? 0),
      healed: healed + (sum?.healed ?? 0),
      lcp: added(lcp, sum?.lcp),
      cls: added(cls, sum?.cls),
    });
  }
  return [...sums.values()];
}

const added = (one: number[], other: number[] = []) =>
  (one.length > other.length ? one : other).map((_, at) => (one[at] ?? 0) + (other[at] ?? 0));

const viewsOf = (rows: readonly Row[]) =>
  Object.fromEntries(rows.map(({ unit, version, views }) => [`${unit} ${version}`, views]));

async function failures() {
  const { rows } = await site.database.pool.query(
    'select unit, version, channel, stage, sum(failures)::int as failures from page_failures group by 1, 2, 3, 4 order by 1, 2, 3, 4',
  );
  return rows;
}

const bucket = (edges: readonly number[], value: number) =>
  edges.findIndex((edge) => value <= edge);

const rowsOf = async (sql: string) => (await site.database.pool.query(sql)).rows;

describe('of page views', () => {
  beforeEach(async () => {
    await app.close();
    // One table at a time: counting of an earlier test may still hold another.
    for (const table of ['page_views', 'page_failures', 'counted_page_views'])
      await site.database.pool.query(`delete from ${table}`);
    app = await start();
  });

  test('page views are counted for the releases they used, by version, channel and release manifest', async () => {
    expect((await report(reportOf(await open('/a')))).statusCode).toBe(202);
    await report(reportOf(await open('/a')));
    await report(reportOf(await open('/'), { units: [shell] }));
    const release = { channel: 'live', manifest_id: manifest.manifestId };
    expect(await counted()).toMatchObject([
      { unit: 'mfe-a', version: SECOND, documents: 0, views: 2, healed: 0, ...release },
      { unit: 'shell', version: FIRST, documents: 3, views: 3, healed: 0, ...release },
    ]);
  });

  test('failures are counted by the stage, and whether the version before took the place', async () => {
    await report(
      reportOf(await open('/a'), {
        units: [shell, { ...remoteA, failed: 'evaluate', healed: true }],
      }),
    );
    await report(
      reportOf(await open('/a'), { units: [shell, { ...remoteA, failed: 'evaluate' }] }),
    );
    await report(reportOf(await open('/a'), { units: [shell, { ...remoteA, failed: 'render' }] }));
    expect((await counted())[0]).toMatchObject({ unit: 'mfe-a', views: 3, healed: 1 });
    expect(await failures()).toEqual([
      { unit: 'mfe-a', version: SECOND, channel: 'live', stage: 'evaluate', failures: 2 },
      { unit: 'mfe-a', version: SECOND, channel: 'live', stage: 'render', failures: 1 },
    ]);
  });

  test('vitals count for whose page it is and for the shell, not for other remotes on the page', async () => {
    const remoteB = { unit: 'mfe-b', version: FIRST, failed: null, healed: false } as const;
    const units = [shell, remoteA, remoteB];
    await report(reportOf(await open('/a'), { units, vitals: { lcp: 1300, cls: 0 } }));
    await report(reportOf(await open('/a'), { units, vitals: { lcp: 99_000, cls: 0.26 } }));
    const rows = await counted();
    const { lcp, cls } = vitals;
    for (const row of [rows[0], rows[2]]) {
      expect(row?.lcp[bucket(lcp.edges, 1300)]).toBe(1);
      expect(row?.lcp[lcp.edges.length]).toBe(1);
      expect(row?.cls[0]).toBe(1);
      expect(row?.cls[bucket(cls.edges, 0.26)]).toBe(1);
      expect(row?.lcp.reduce((sum, one) => sum + one, 0)).toBe(2);
    }
    expect(rows[1]).toMatchObject({ unit: 'mfe-b', views: 2, lcp: [], cls: [] });
  });

  test("a page view counts once, however often and to whichever process it's reported", async () => {
    const other = await buildApp(site.config, site.database, composition);
    const proof = await open('/a');
    await report(reportOf(proof));
    await report(reportOf(proof, { units: [{ ...remoteA, failed: 'entry' }] }));
    await report(reportOf(proof), other);
    await other.close();
    const rows = await counted();
    expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(2);
  });

  test('a version counts if a release has it, even one stored after the process began, and so does the rest of the page view', async () => {
    const madeUp = { ...remoteA, version: '9.9.9-hmadeup001' };
    const unknown = { ...shell, unit: 'mfe-none' };
    await report(reportOf(await open('/a'), { units: [shell, madeUp, unknown] }));
    await storeTestRelease(site.database, { unit: 'mfe-a', version: THIRD });
    await report(reportOf(await open('/a'), { units: [shell, { ...remoteA, version: THIRD }] }));
    expect(viewsOf(await counted())).toEqual({ [`mfe-a ${THIRD}`]: 1, [`shell ${FIRST}`]: 2 });
  });

  test('what browsers report is in the metrics of the process that they report to', async () => {
    const proof = await open('/a');
    const units = [shell, { ...remoteA, failed: 'entry', healed: true } as const];
    await report(reportOf(proof, { units, vitals: { lcp: 1300, cls: 0.02 } }));
    await app.close();
    const metrics = await app.metrics.metrics();
    const labels = `unit="mfe-a",version="${SECOND}",channel="live"`;
    expect(metrics).toContain(`page_views_total{${labels}} 1`);
    expect(metrics).toContain(`page_view_failures_total{${labels},stage="entry",healed="true"} 1`);
    expect(metrics).toContain(`page_lcp_seconds_bucket{le="1.5",${labels}} 1`);
    expect(metrics).toContain(`page_lcp_seconds_bucket{le="1.25",${labels}} 0`);
    expect(metrics).toContain(`page_cls_sum{${labels}} 0.02`);
  });

  test('while a candidate is tried, what is about it is counted apart by groups of networks, and of this machine', async () => {
    const reportFrom = async (remoteAddress: string, units: PageViewReport['units']) =>
      agentOf(app).send({
        ...{ method: 'POST', url: '/v1/telemetry', remoteAddress },
        payload: reportOf(await open('/a'), { units, vitals: { lcp: 1300 } }),
      });
    const failed = { ...remoteA, failed: 'evaluate' as const };
    await reportFrom('203.0.113.1', [shell, failed]);
    await app.close();
    expect(await rowsOf('select from canary_views')).toEqual([]);
    await site.database.pool.query(
      `insert into canaries (unit, version, compared_with, share, began_by, counted, judged)
       values ('mfe-a', $1, $2, 0.01, 'Team A', '{}', '{}')`,
      [FIRST, SECOND],
    );
    app = await start();
    for (let host = 1; host <= 40; host += 1)
      await reportFrom(`203.0.113.${host}`, [shell, remoteA]);
    await reportFrom('203.0.113.1', [shell, failed]);
    await reportFrom('127.0.0.1', [shell, failed]);
    await app.close();
    const rows = await rowsOf(
      'select channel, network_group, views, failures, lcp from canary_views order by network_group',
    );
    expect(rows[0]).toMatchObject({ channel: 'live', network_group: -1, views: 1, failures: 1 });
    const sums = { views: 0, failures: 0, lcp: 0 };
    for (const { views, failures, lcp } of rows) {
      sums.views += views;
      sums.failures += failures;
      sums.lcp += lcp.reduce((all: number, one: number) => all + one, 0);
    }
    expect(sums).toEqual({ views: 42, failures: 2, lcp: 42 });
    expect(new Set(rows.map(({ network_group }) => network_group)).size).toBeGreaterThan(4);
    expect(rows.filter(({ failures }) => failures > 0)).toHaveLength(2);
    await site.database.pool.query('delete from canaries');
    expect(await rowsOf('select from canary_views')).toEqual([]);
  });

  test('counts are retained for 30 days, and nonces for as long as they could be sent again', async () => {
    for (const days of [29, 31]) {
      await site.database.pool.query(
        `insert into page_views (minute, unit, version, channel, manifest_id, views)
       values (now() - make_interval(days => $1), 'shell', $2, 'live', '1-00000000', 1)`,
        [days, FIRST],
      );
      await site.database.pool.query(
        `insert into page_failures values (now() - make_interval(days => $1), 'shell', $2, 'live', '1-00000000', 'render', 1)`,
        [days, FIRST],
      );
    }
    await site.database.pool.query(
      "insert into counted_page_views values ('ended', now() - interval '1 second'), ('open', now() + interval '5 minutes')",
    );
    await deleteOldCounts(site.database.kysely);
    expect(await rowsOf('select count(*)::int from page_views')).toEqual([{ count: 1 }]);
    expect(await rowsOf('select count(*)::int from page_failures')).toEqual([{ count: 1 }]);
    expect(await rowsOf('select nonce from counted_page_views')).toEqual([{ nonce: 'open' }]);
  });

  test('what cannot be counted while the database is away is counted later', async () => {
    let isAway = true;
    const kysely = new Proxy(site.database.kysely, {
      get(target, name) {
        if (isAway) throw new Error('the database is away');
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const counted: unknown[] = [];
    const telemetry = createTelemetry({
      database: { kysely },
      key: Buffer.alloc(32, 1),
      metrics: { count: (report) => counted.push(report) },
      log: { warn: () => {} },
    });
    const page = { manifestId: '7-00000000', channel: LIVE_CHANNEL, unit: 'shell' };
    const unit = { unit: 'shell', version: FIRST, failed: null, healed: false };
    telemetry.take(
      { proof: telemetry.serve(page, FIRST), units: [unit], vitals: {} },
      '203.0.113.7',
    );
    await telemetry.flush();
    expect(counted).toEqual([]);
    isAway = false;
    await telemetry.stop();
    expect(counted).toHaveLength(1);
    expect(
      await rowsOf("select documents, views from page_views where manifest_id = '7-00000000'"),
    ).toEqual([{ documents: 1, views: 1 }]);
  });
});
