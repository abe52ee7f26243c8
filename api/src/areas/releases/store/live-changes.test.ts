import { releasedUnits } from '../../../../testing/released-units.ts';
import { FIRST, FOURTH, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../database/database.ts';

let database: Database;
let units: ReturnType<typeof releasedUnits>;

beforeEach(async () => {
  database = await createTestDatabase();
  units = releasedUnits(database);
});
afterEach(() => database.close());

const store = (unit: string, version: string, facts: object = {}) =>
  units.store(unit, version, facts);
const goLive = (...versions: [unit: string, version: string][]) => units.goLive(...versions);
const back = (unit: string) => units.back(unit);
const everythingLive = () => units.everythingLive();
const versionsOfA = (...versions: string[]) => units.versionsOf('mfe-a', ...versions);
const live = () => units.live();
const liveA = () => units.liveOf('mfe-a');

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

test('changes at the same moment are made one after the other, and none is lost', async () => {
  await everythingLive();
  await versionsOfA(SECOND, THIRD);
  await store('mfe-b', SECOND);
  await Promise.all([goLive(['mfe-b', SECOND]), back('mfe-a'), back('mfe-a')]);
  const manifest = await live();
  expect(manifest.remotes['mfe-a']?.version).toBe(FIRST);
  expect(manifest.remotes['mfe-b']?.version).toBe(SECOND);
  expect(manifest.sequence).toBe(6);
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
