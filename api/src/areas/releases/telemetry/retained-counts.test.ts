import { LIVE_CHANNEL } from '@site/shared/contracts';
import { FIRST, storeTestRelease } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../database/database.ts';
import { deleteOldCounts } from './page-views.repository.ts';
import { createTelemetry } from './telemetry.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeTestRelease(database, { unit: 'shell', version: FIRST });
});
afterAll(() => database.close());

const rows = async (sql: string) => (await database.pool.query(sql)).rows;

test('counts are retained for 30 days, and nonces for as long as they could be sent again', async () => {
  for (const days of [29, 31]) {
    await database.pool.query(
      `insert into page_views (minute, unit, version, channel, manifest_id, views)
       values (now() - make_interval(days => $1), 'shell', $2, 'live', '1-00000000', 1)`,
      [days, FIRST],
    );
    await database.pool.query(
      `insert into page_failures values (now() - make_interval(days => $1), 'shell', $2, 'live', '1-00000000', 'render', 1)`,
      [days, FIRST],
    );
  }
  await database.pool.query(
    "insert into counted_page_views values ('ended', now() - interval '1 second'), ('open', now() + interval '5 minutes')",
  );
  await deleteOldCounts(database.kysely);
  expect(await rows('select count(*)::int from page_views')).toEqual([{ count: 1 }]);
  expect(await rows('select count(*)::int from page_failures')).toEqual([{ count: 1 }]);
  expect(await rows('select nonce from counted_page_views')).toEqual([{ nonce: 'open' }]);
});

test('what cannot be counted while the database is away is counted later', async () => {
  let isAway = true;
  const kysely = new Proxy(database.kysely, {
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
  telemetry.take({ proof: telemetry.serve(page, FIRST), units: [unit], vitals: {} });
  await telemetry.flush();
  expect(counted).toEqual([]);
  isAway = false;
  await telemetry.stop();
  expect(counted).toHaveLength(1);
  expect(
    await rows("select documents, views from page_views where manifest_id = '7-00000000'"),
  ).toEqual([{ documents: 1, views: 1 }]);
});
