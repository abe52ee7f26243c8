import { checkReleaseManifest, type ReleaseManifest } from '@site/shared/contracts/composition';
import { OPERATOR } from '@site/shared/contracts/identity';
import { releasedMicrofrontends } from '../../../../testing/released-microfrontends.ts';
import { testSigner } from '../../../../testing/signer.ts';
import {
  FIRST,
  FOURTH,
  SECOND,
  storeTestRelease,
  THIRD,
} from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { connect, type Database } from '../../../database/database.ts';
import { promote, restore, rollBack } from './live-changes.ts';
import { isPending } from './live-history.repository.ts';
import { changesBetween, releasesIn } from './next-manifest.ts';

const by = 'a test';

let database: Database & { url: string };
let microfrontends: ReturnType<typeof releasedMicrofrontends>;
beforeAll(async () => {
  database = await createTestDatabase();
  microfrontends = releasedMicrofrontends(database);
});
beforeEach(() => microfrontends.clear());
afterAll(() => database.close());

const store = (unit: string, version: string, facts: object = {}) =>
  microfrontends.store(unit, version, facts);
const goLive = (...versions: [unit: string, version: string][]) =>
  microfrontends.goLive(...versions);
const back = (unit: string) => microfrontends.back(unit);
const everythingLive = () => microfrontends.everythingLive();
const versionsOfA = (...versions: string[]) => microfrontends.versionsOf('mfe-a', ...versions);
const live = () => microfrontends.live();
const liveA = () => microfrontends.liveOf('mfe-a');

test('nothing is live before the shell is, and remotes join it one by one', async () => {
  await store('shell', FIRST);
  await store('mfe-a', FIRST);
  await expect(goLive(['mfe-a', FIRST])).rejects.toThrow('publish the shell first');
  expect(await goLive(['shell', FIRST])).toMatchObject({ sequence: 1, expires: null });
  const { sequence, remotes } = await goLive(['mfe-a', FIRST]);
  expect({ sequence, remotes: Object.keys(remotes) }).toEqual({ sequence: 2, remotes: ['mfe-a'] });
});

test('promoting one remote changes that remote in the release manifest and nothing else', async () => {
  const before = await everythingLive();
  await store('mfe-a', SECOND);
  const after = await goLive(['mfe-a', SECOND]);
  expect(after.sequence).toBe(2);
  expect(after.remotes['mfe-a']).toMatchObject({ version: SECOND, previous: [FIRST] });
  expect(after.remotes['mfe-b']).toEqual(before.remotes['mfe-b']);
  expect(after.shell).toEqual(before.shell);
});

test('a release names the version that a page takes if it fails, by the hash of its description', async () => {
  await everythingLive();
  expect((await liveA())?.fallback).toBeNull();
  await versionsOfA(SECOND);
  expect((await liveA())?.fallback).toEqual({
    version: FIRST,
    description: expect.stringMatching(/^sha384-/),
  });
});

test('each rollback goes one version further back, and never to one that was left that way', async () => {
  await everythingLive();
  await versionsOfA(SECOND, THIRD);
  await back('mfe-a');
  expect((await liveA())?.version).toBe(SECOND);
  await back('mfe-a');
  expect((await liveA())?.version).toBe(FIRST);
  await expect(back('mfe-a')).rejects.toThrow('mfe-a has no version to go back to.');
  await versionsOfA(FOURTH);
  await back('mfe-a');
  expect((await liveA())?.version).toBe(FIRST);
});

test('a version that was left by a rollback counts again once it is promoted by name', async () => {
  await everythingLive();
  await versionsOfA(SECOND);
  await back('mfe-a');
  await versionsOfA(SECOND, THIRD);
  await back('mfe-a');
  expect(await liveA()).toMatchObject({ version: SECOND, previous: [FIRST] });
});

test('going to and fro leaves each version once in what there is to go back to', async () => {
  await everythingLive();
  await versionsOfA(SECOND, THIRD, SECOND, THIRD, THIRD);
  expect(await liveA()).toMatchObject({ version: THIRD, previous: [SECOND, FIRST] });
});

test('the latest five versions are retained to go back to', async () => {
  await everythingLive();
  const versions = [2, 3, 4, 5, 6, 7].map((number) => `1.0.${number}-h00000000${number}`);
  await versionsOfA(...versions);
  expect((await liveA())?.previous).toEqual(versions.toReversed().slice(1));
});

test.each([
  ['needs another contract', { contract: '^9.0.0' }, /mfe-a needs contract \^9\.0\.0/],
  [
    'uses a newer export than the live shell has, though its range fits',
    { uses: { '@site/shared/ui': ['BackLink', 'Button'] } },
    /mfe-a uses BackLink of @site\/shared\/ui, which this shell doesn't provide/,
  ],
  [
    "owns what is another remote's",
    { mountPaths: ['/b'], pages: [] },
    /\/b of mfe-a and \/b of mfe-b overlap/,
  ],
])('a remote that %s is refused, and the old one stays live', async (_, facts, says) => {
  await everythingLive();
  await store('mfe-a', SECOND, facts);
  await expect(goLive(['mfe-a', SECOND])).rejects.toThrow(says);
  expect(await live()).toMatchObject({ sequence: 1 });
});

test('a shell that drops what a live remote uses cannot go live', async () => {
  await everythingLive();
  await store('shell', SECOND, { provides: { '@site/shared/ui': ['Badge'] } });
  await expect(goLive(['shell', SECOND])).rejects.toThrow(
    "mfe-a uses Button of @site/shared/ui, which this shell doesn't provide",
  );
  expect(await live()).toMatchObject({ sequence: 1 });
});

describe('going back:', () => {
  beforeEach(() => everythingLive());

  const restored = (manifestId: string) =>
    restore({ kysely: database.kysely, signer: testSigner }, manifestId, { by });

  /** Takes the files of a version away, as a collection does. */
  async function remove(unit: string, version: string) {
    await database.pool.query('delete from release_paths where unit = $1 and version = $2', [
      unit,
      version,
    ]);
    await database.pool.query(
      'update releases set removed_at = now() where unit = $1 and version = $2',
      [unit, version],
    );
  }

  describe('a rollback to a version by its name', () => {
    test('passes over those that came after it, and none of them can be gone back to', async () => {
      await versionsOfA(SECOND, THIRD, FOURTH);
      const { manifest, changes } = await microfrontends.back('mfe-a', SECOND);
      expect(manifest.remotes['mfe-a']).toMatchObject({
        version: SECOND,
        previous: [FIRST],
        fallback: { version: FIRST },
      });
      expect(changes).toEqual([{ unit: 'mfe-a', from: FOURTH, to: SECOND }]);
      await microfrontends.back('mfe-a');
      await expect(microfrontends.back('mfe-a')).rejects.toThrow(
        'mfe-a has no version to go back to.',
      );
    });

    test('also leads to one that is no longer among the latest five', async () => {
      await versionsOfA(...[2, 3, 4, 5, 6, 7, 8].map((n) => `1.0.${n}-h00000000${n}`));
      expect((await liveA())?.previous).not.toContain('1.0.2-h000000002');
      await microfrontends.back('mfe-a', '1.0.2-h000000002');
      expect(await liveA()).toMatchObject({ version: '1.0.2-h000000002', previous: [FIRST] });
    });

    test('also leads to one that a rollback had left, and the way back is the one it had', async () => {
      await versionsOfA(SECOND, THIRD);
      await microfrontends.back('mfe-a');
      await microfrontends.back('mfe-a', THIRD);
      expect(await liveA()).toMatchObject({ version: THIRD, previous: [FIRST] });
    });

    test('names no version on its way back whose files are gone', async () => {
      await versionsOfA(SECOND, THIRD, FOURTH);
      await microfrontends.back('mfe-a', SECOND);
      await remove('mfe-a', THIRD);
      await microfrontends.back('mfe-a', FOURTH);
      expect(await liveA()).toMatchObject({ version: FOURTH, previous: [FIRST] });
    });

    test('changes nothing if that is live', async () => {
      const { manifest, changes } = await microfrontends.back('mfe-a', FIRST);
      expect([manifest.sequence, changes]).toEqual([1, []]);
      expect(await microfrontends.live()).toMatchObject({ sequence: 1 });
    });

    test('refuses one that was never live, one whose files are gone, and one of a microfrontend that is not live', async () => {
      await versionsOfA(SECOND, THIRD);
      await microfrontends.store('mfe-a', FOURTH);
      await expect(microfrontends.back('mfe-a', FOURTH)).rejects.toThrow(
        `mfe-a ${FOURTH} was never live. Promote it instead.`,
      );
      await microfrontends.back('mfe-a');
      await remove('mfe-a', THIRD);
      await expect(microfrontends.back('mfe-a', THIRD)).rejects.toThrow(
        `The store has no mfe-a ${THIRD}.`,
      );
      await expect(microfrontends.back('mfe-c', FIRST)).rejects.toThrow("mfe-c isn't live.");
      expect(await liveA()).toMatchObject({ version: SECOND, previous: [FIRST] });
    });
  });

  describe('a rollback from a version by its name', () => {
    test('requested twice goes back once', async () => {
      await versionsOfA(SECOND, THIRD);
      await Promise.all([
        microfrontends.back('mfe-a', undefined, THIRD),
        microfrontends.back('mfe-a', undefined, THIRD),
      ]);
      const { manifest, changes } = await microfrontends.back('mfe-a', undefined, THIRD);
      expect(manifest.remotes['mfe-a']).toMatchObject({ version: SECOND, previous: [FIRST] });
      expect([manifest.sequence, changes]).toEqual([4, []]);
    });

    test('leaves a version alone that went live meanwhile, and says so', async () => {
      await versionsOfA(SECOND, THIRD, FOURTH);
      await expect(microfrontends.back('mfe-a', SECOND, THIRD)).rejects.toThrow(
        `mfe-a ${THIRD} isn't live any more: ${FOURTH} is. Nothing was changed.`,
      );
      expect(await liveA()).toMatchObject({ version: FOURTH, previous: [THIRD, SECOND, FIRST] });
    });

    test('changes nothing if someone else has gone back to the same', async () => {
      await versionsOfA(SECOND, THIRD);
      await microfrontends.back('mfe-a', FIRST);
      const { changes } = await microfrontends.back('mfe-a', FIRST, THIRD);
      expect(changes).toEqual([]);
    });
  });

  describe('restoring a release manifest', () => {
    test('composes the site as it was, under the next sequence number', async () => {
      const { manifestId, shell, remotes } = await microfrontends.live();
      await versionsOfA(SECOND);
      await microfrontends.versionsOf('mfe-b', SECOND, THIRD);
      const { manifest, changes } = await restored(manifestId);
      expect(manifest.sequence).toBe(5);
      expect(manifest.shell).toEqual(shell);
      expect(manifest.remotes['mfe-a']).toEqual({
        ...remotes['mfe-a'],
        previous: [SECOND],
        fallback: { version: SECOND, description: expect.stringMatching(/^sha384-/) },
      });
      expect(manifest.remotes['mfe-b']).toMatchObject({
        version: FIRST,
        previous: [THIRD, SECOND],
      });
      expect(changes).toEqual([
        { unit: 'mfe-a', from: SECOND, to: FIRST },
        { unit: 'mfe-b', from: THIRD, to: FIRST },
      ]);
    });

    test('lets microfrontends leave that came later, and brings back those that had left', async () => {
      const [{ manifestId: before }, { manifestId: after }] = [
        await microfrontends.live(),
        await microfrontends
          .store('mfe-c', FIRST)
          .then(() => microfrontends.goLive(['mfe-c', FIRST])),
      ];
      const { manifest, changes } = await restored(before);
      expect(Object.keys(manifest.remotes)).toEqual(['mfe-a', 'mfe-b']);
      expect(changes).toEqual([{ unit: 'mfe-c', from: FIRST, to: null }]);
      const { manifest: again } = await restored(after);
      expect(again.remotes['mfe-c']).toMatchObject({ version: FIRST, previous: [] });
    });

    test('is refused if the files of a version are gone, if there was no such thing, or if it cannot be read', async () => {
      const { manifestId } = await microfrontends.live();
      await versionsOfA(SECOND);
      await remove('mfe-a', FIRST);
      await expect(restored(manifestId)).rejects.toThrow(`The store has no mfe-a ${FIRST}.`);
      await expect(restored('7-00000000')).rejects.toThrow(
        'No release manifest 7-00000000 was ever live.',
      );
      await database.pool.query(
        `update live_manifests set manifest = '{"schemaVersion": 0}' where manifest_id = $1`,
        [manifestId],
      );
      await expect(restored(manifestId)).rejects.toThrow(`${manifestId} can't be read:`);
      expect(await microfrontends.live()).toMatchObject({ sequence: 2 });
    });
  });
});

const numbered = Array.from({ length: 10 }, (_, n) => `1.0.${n + 1}-h10000000${n}`);

interface Row {
  sequence: number;
  manifest: ReleaseManifest;
  units: string[];
}

test('of many promotions, rollbacks and restorations at once none is lost, and each is made on what is live then', async () => {
  // Two processes on one database.
  const second = connect(database.url);
  const { manifestId } = await microfrontends.everythingLive();
  for (const unit of ['mfe-a', 'mfe-b']) {
    for (const version of numbered) await microfrontends.store(unit, version);
  }
  const of = (turn: number) => ({
    kysely: (turn % 2 ? database : second).kysely,
    signer: testSigner,
  });
  const made = await Promise.all(
    numbered.flatMap((version, turn) => [
      promote(of(turn), [['mfe-a', version]], { by }),
      promote(of(turn + 1), [['mfe-b', version]], { by }),
      rollBack(of(turn), { unit: 'mfe-a', to: FIRST }, { by }),
      restore(of(turn + 1), manifestId, { by }),
    ]),
  );
  await second.close();

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

test('what a start has stored and not made live, since it was refused or ended, is left for the next one', async () => {
  const pending = () => isPending(database.kysely, 'mfe-a', SECOND);
  await everythingLive();
  expect(await pending()).toBe(true);
  await storeTestRelease(database, { unit: 'mfe-a', version: SECOND }, OPERATOR);
  expect(await pending()).toBe(true);
  await goLive(['mfe-a', SECOND]);
  expect(await pending()).toBe(false);
  await back('mfe-a');
  expect(await pending()).toBe(false);
  // What a team stores goes live when the team says so.
  await store('mfe-a', THIRD);
  expect(await isPending(database.kysely, 'mfe-a', THIRD)).toBe(false);
});
