import { releasedUnits } from '../../../../testing/released-units.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { FIRST, FOURTH, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../database/database.ts';
import { restore } from './live-changes.ts';

const by = 'a test';
let database: Database;
let units: ReturnType<typeof releasedUnits>;

beforeEach(async () => {
  database = await createTestDatabase();
  units = releasedUnits(database);
  await units.everythingLive();
});
afterEach(() => database.close());

const versionsOfA = (...versions: string[]) => units.versionsOf('mfe-a', ...versions);
const liveA = () => units.liveOf('mfe-a');
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
    const { manifest, changes } = await units.back('mfe-a', SECOND);
    expect(manifest.remotes['mfe-a']).toMatchObject({
      version: SECOND,
      previous: [FIRST],
      fallback: { version: FIRST },
    });
    expect(changes).toEqual([{ unit: 'mfe-a', from: FOURTH, to: SECOND }]);
    await units.back('mfe-a');
    await expect(units.back('mfe-a')).rejects.toThrow('mfe-a has no version to go back to.');
  });

  test('also leads to one that is no longer among the latest five', async () => {
    await versionsOfA(...[2, 3, 4, 5, 6, 7, 8].map((n) => `1.0.${n}-h00000000${n}`));
    expect((await liveA())?.previous).not.toContain('1.0.2-h000000002');
    await units.back('mfe-a', '1.0.2-h000000002');
    expect(await liveA()).toMatchObject({ version: '1.0.2-h000000002', previous: [FIRST] });
  });

  test('also leads to one that a rollback had left, and the way back is the one it had', async () => {
    await versionsOfA(SECOND, THIRD);
    await units.back('mfe-a');
    await units.back('mfe-a', THIRD);
    expect(await liveA()).toMatchObject({ version: THIRD, previous: [FIRST] });
  });

  test('names no version on its way back whose files are gone', async () => {
    await versionsOfA(SECOND, THIRD, FOURTH);
    await units.back('mfe-a', SECOND);
    await remove('mfe-a', THIRD);
    await units.back('mfe-a', FOURTH);
    expect(await liveA()).toMatchObject({ version: FOURTH, previous: [FIRST] });
  });

  test('changes nothing if that is live', async () => {
    const { manifest, changes } = await units.back('mfe-a', FIRST);
    expect([manifest.sequence, changes]).toEqual([1, []]);
    expect(await units.live()).toMatchObject({ sequence: 1 });
  });

  test('refuses one that was never live, one whose files are gone, and one of a unit that is not live', async () => {
    await versionsOfA(SECOND, THIRD);
    await units.store('mfe-a', FOURTH);
    await expect(units.back('mfe-a', FOURTH)).rejects.toThrow(
      `mfe-a ${FOURTH} was never live. Promote it instead.`,
    );
    await units.back('mfe-a');
    await remove('mfe-a', THIRD);
    await expect(units.back('mfe-a', THIRD)).rejects.toThrow(`The store has no mfe-a ${THIRD}.`);
    await expect(units.back('mfe-c', FIRST)).rejects.toThrow("mfe-c isn't live.");
    expect(await liveA()).toMatchObject({ version: SECOND, previous: [FIRST] });
  });
});

describe('a rollback from a version by its name', () => {
  test('requested twice goes back once', async () => {
    await versionsOfA(SECOND, THIRD);
    await Promise.all([
      units.back('mfe-a', undefined, THIRD),
      units.back('mfe-a', undefined, THIRD),
    ]);
    const { manifest, changes } = await units.back('mfe-a', undefined, THIRD);
    expect(manifest.remotes['mfe-a']).toMatchObject({ version: SECOND, previous: [FIRST] });
    expect([manifest.sequence, changes]).toEqual([4, []]);
  });

  test('leaves a version alone that went live meanwhile, and says so', async () => {
    await versionsOfA(SECOND, THIRD, FOURTH);
    await expect(units.back('mfe-a', SECOND, THIRD)).rejects.toThrow(
      `mfe-a ${THIRD} isn't live any more: ${FOURTH} is. Nothing was changed.`,
    );
    expect(await liveA()).toMatchObject({ version: FOURTH, previous: [THIRD, SECOND, FIRST] });
  });

  test('changes nothing if someone else has gone back to the same', async () => {
    await versionsOfA(SECOND, THIRD);
    await units.back('mfe-a', FIRST);
    const { changes } = await units.back('mfe-a', FIRST, THIRD);
    expect(changes).toEqual([]);
  });
});

describe('restoring a release manifest', () => {
  test('composes the site as it was, under the next sequence number', async () => {
    const { manifestId, shell, remotes } = await units.live();
    await versionsOfA(SECOND);
    await units.versionsOf('mfe-b', SECOND, THIRD);
    const { manifest, changes } = await restored(manifestId);
    expect(manifest.sequence).toBe(5);
    expect(manifest.shell).toEqual(shell);
    expect(manifest.remotes['mfe-a']).toEqual({
      ...remotes['mfe-a'],
      previous: [SECOND],
      fallback: { version: SECOND, description: expect.stringMatching(/^sha384-/) },
    });
    expect(manifest.remotes['mfe-b']).toMatchObject({ version: FIRST, previous: [THIRD, SECOND] });
    expect(changes).toEqual([
      { unit: 'mfe-a', from: SECOND, to: FIRST },
      { unit: 'mfe-b', from: THIRD, to: FIRST },
    ]);
  });

  test('lets units leave that came later, and brings back those that had left', async () => {
    const [{ manifestId: before }, { manifestId: after }] = [
      await units.live(),
      await units.store('mfe-c', FIRST).then(() => units.goLive(['mfe-c', FIRST])),
    ];
    const { manifest, changes } = await restored(before);
    expect(Object.keys(manifest.remotes)).toEqual(['mfe-a', 'mfe-b']);
    expect(changes).toEqual([{ unit: 'mfe-c', from: FIRST, to: null }]);
    const { manifest: again } = await restored(after);
    expect(again.remotes['mfe-c']).toMatchObject({ version: FIRST, previous: [] });
  });

  test('is refused if the files of a version are gone, if there was no such thing, or if it cannot be read', async () => {
    const { manifestId } = await units.live();
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
    expect(await units.live()).toMatchObject({ sequence: 2 });
  });
});
