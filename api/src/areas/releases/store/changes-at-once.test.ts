import { checkReleaseManifest, type ReleaseManifest } from '@site/shared/contracts';
import { releasedUnits } from '../../../../testing/released-units.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { FIRST } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { connect, type Database } from '../../../database/database.ts';
import { changesBetween, releasesIn } from './compose.ts';
import { promote, restore, rollBack } from './live-changes.ts';

/** Two processes on one database. */
let database: Database & { url: string };
let second: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  second = connect(database.url);
});
afterEach(async () => {
  await second.close();
  await database.close();
});

const versions = Array.from({ length: 10 }, (_, n) => `1.0.${n + 1}-h10000000${n}`);

interface Row {
  sequence: number;
  manifest: ReleaseManifest;
  units: string[];
}

test('of many promotions, rollbacks and restorations at once none is lost, and each is made on what is live then', async () => {
  const units = releasedUnits(database);
  const { manifestId } = await units.everythingLive();
  for (const unit of ['mfe-a', 'mfe-b']) {
    for (const version of versions) await units.store(unit, version);
  }
  const of = (turn: number) => ({
    kysely: (turn % 2 ? database : second).kysely,
    signer: testSigner,
  });
  const by = 'a test';
  const made = await Promise.all(
    versions.flatMap((version, turn) => [
      promote(of(turn), [['mfe-a', version]], { by }),
      promote(of(turn + 1), [['mfe-b', version]], { by }),
      rollBack(of(turn), { unit: 'mfe-a', to: FIRST }, { by }),
      restore(of(turn + 1), manifestId, { by }),
    ]),
  );

  const { rows } = await database.pool.query<Row>(
    'select sequence, manifest, units from live_manifests order by sequence',
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, place) => place + 1));
  expect(rows.filter(({ manifest }) => !checkReleaseManifest(manifest).ok)).toEqual([]);
  // Each differs from the one before in what it says it changed, and in nothing else.
  const steps = rows.slice(1).map(({ manifest, units: said }, index) => {
    const before = rows[index]?.manifest ?? null;
    const changes = changesBetween(releasesIn(before), releasesIn(manifest));
    return { manifestId: manifest.manifestId, said, changes };
  });
  expect(steps.map(({ said }) => said)).toEqual(
    steps.map(({ changes }) => changes.map(({ unit }) => unit)),
  );
  // Each response matches what happened; the others found everything as requested.
  const effective = made.filter(({ changes }) => changes.length > 0);
  expect(effective).toHaveLength(steps.length);
  expect(
    effective
      .toSorted((a, b) => a.manifest.sequence - b.manifest.sequence)
      .map(({ manifest, changes }) => ({ manifestId: manifest.manifestId, changes })),
  ).toEqual(steps.map(({ manifestId, changes }) => ({ manifestId, changes })));
});
