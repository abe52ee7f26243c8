import { MOST_PREVIOUS } from '@site/shared/contracts/composition';
import { releasedMicrofrontends } from '../../../../testing/released-microfrontends.ts';
import {
  FIRST,
  FOURTH,
  SECOND,
  storeTestRelease,
  THIRD,
} from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { connect, type Database } from '../../../database/database.ts';
import { collect } from './garbage-collect.ts';
import { integrityOf } from './integrity.ts';
import {
  missingFiles,
  type ReleasePath,
  readStoredFile,
  storeFile,
} from './release-files.repository.ts';
import { availableVersions, findRelease, knownVersions, storeRelease } from './release-store.ts';

const by = 'a test';
let database: Database & { url: string };
let microfrontends: ReturnType<typeof releasedMicrofrontends>;
beforeAll(async () => {
  database = await createTestDatabase();
  microfrontends = releasedMicrofrontends(database);
});
beforeEach(() => microfrontends.clear());
afterAll(() => database.close());

const store = (release: Omit<Parameters<typeof storeTestRelease>[1], 'unit'>) =>
  storeTestRelease(database, { unit: 'mfe-a', ...release });

const files = { 'remote-entry.js': 'entry', 'routes.js': 'routes', 'routes.css': 'css' };

test('a build is stored under its version, once, and files that versions have in common once too', async () => {
  expect(await store({ version: FIRST, contents: files })).toBe(true);
  expect(await store({ version: FIRST, contents: files })).toBe(false);
  expect(await store({ version: SECOND, contents: files })).toBe(true);
  const { rows } = await database.pool.query('select count(*)::int as stored from release_files');
  // Three files, and two descriptions.
  expect(rows).toEqual([{ stored: 5 }]);
});

test('a version that was stored never changes', async () => {
  const version = '1.0.0-hchanged00';
  await store({ version, contents: files });
  await expect(store({ version, contents: { ...files, 'routes.js': 'other' } })).rejects.toThrow(
    `mfe-a/${version}/routes.js is stored with different content. A release never changes: build a new version.`,
  );
});

test('a folder that versions share holds the same for all of them', async () => {
  const shared = { 'engine-1': { 'engine.js': 'one' } };
  await store({ version: '1.0.0-hshared001', contents: files, shared });
  expect(await store({ version: '1.0.0-hshared002', contents: files, shared })).toBe(true);
  await expect(
    store({ version: '1.0.0-hshared003', shared: { 'engine-1': { 'engine.js': 'two' } } }),
  ).rejects.toThrow('mfe-a/engine-1/engine.js is stored with different content.');
});

test('a release that lacks a file, or has another one than its description says, is refused', async () => {
  const version = '1.0.0-hlacking00';
  const { 'routes.css': _, ...rest } = files;
  await expect(store({ version, contents: rest })).rejects.toThrow(
    `mfe-a ${version} isn't what its release.json says (routes.css). Build and publish it again.`,
  );
  await expect(findRelease(database.kysely, 'mfe-a', version)).rejects.toThrow('has no mfe-a');
});

test.each([
  ['has a key that nobody knows', { mountPath: '/b' }, /Unrecognized key: "mountPath"/],
  ['is of another version', { version: FIRST }, /describes another release/],
  ['is of another unit', { base: `/releases/mfe-b/${FIRST}/` }, /describes another release/],
])('a release whose description %s is refused, and says so', async (_, facts, says) => {
  await expect(store({ version: '1.0.0-hodd000001', facts })).rejects.toThrow(says);
});

test('a release whose files were not all uploaded is refused, by their names', async () => {
  const integrity = `sha384-${'x'.repeat(64)}`;
  const paths = [{ folder: SECOND, path: 'missing.js', integrity }];
  const release = { unit: 'mfe-b', version: SECOND, paths };
  await expect(storeRelease(database.kysely, release, 'a test')).rejects.toThrow(
    `mfe-b ${SECOND} is incomplete: missing.js isn't stored.`,
  );
});

test('a path that leads elsewhere, or is longer than a disk takes, is refused', async () => {
  const integrity = await storeFile(database.kysely, Buffer.from('any'));
  for (const path of [
    '../shell/main.js',
    '/etc/passwd',
    'a/../../b.js',
    '.env',
    'a//b.js',
    `${'a'.repeat(201)}.js`,
  ]) {
    const paths = [{ folder: SECOND, path, integrity }];
    const release = { unit: 'mfe-b', version: SECOND, paths };
    await expect(storeRelease(database.kysely, release, 'a test')).rejects.toThrow(
      "has a name or path that isn't allowed",
    );
  }
});

test.each<[string, string[], RegExp]>([
  ['there twice', ['a.js', 'a.js'], /names a file twice/],
  ['in a folder that is a file', ['a', 'a/b.js'], /a\/b.js is in a folder that is also a file/],
])('a file that is %s is refused, as no process could write it down', async (_, names, says) => {
  const integrity = await storeFile(database.kysely, Buffer.from('any'));
  const paths = names.map((path) => ({ folder: SECOND, path, integrity }));
  const release = { unit: 'mfe-b', version: SECOND, paths };
  await expect(storeRelease(database.kysely, release, 'a test')).rejects.toThrow(says);
});

test('a release brings no file into the folder of another version', async () => {
  await expect(
    store({ version: '1.0.0-hintruder0', shared: { [FIRST]: { 'more.js': 'more' } } }),
  ).rejects.toThrow(`mfe-a/${FIRST} is the folder of another version than 1.0.0-hintruder0.`);
});

test('of two that bring other content for one shared file at once, one is refused', async () => {
  const shared = (content: string) => ({ 'engine-2': { 'engine.js': content } });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) =>
      store({ version: `1.0.0-hatonce00${n}`, shared: shared(`content ${n}`) }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

describe('collecting', () => {
  const collected = (keep: number) => collect(database.kysely, keep, { by });

  const stored = async (unit: string) =>
    [...(await availableVersions(database.kysely, unit))].sort();

  /** As if everything so far had happened that long ago. */
  async function later(interval: string) {
    for (const statement of [
      'update release_files set stored_at = stored_at - $1::interval, wanted_at = wanted_at - $1::interval',
      'update releases set stored_at = stored_at - $1::interval',
      'update live_manifests set made_at = made_at - $1::interval',
    ]) {
      await database.pool.query(statement, [interval]);
    }
  }

  const numbered = (count: number) =>
    Array.from({ length: count }, (_, n) => `1.0.${n + 1}-h20000000${n}`);

  test('the latest versions of each microfrontend stay, also if they never went live', async () => {
    for (const version of [FIRST, SECOND, THIRD]) await microfrontends.store('mfe-a', version);
    await microfrontends.store('mfe-b', FIRST);
    await later('1 day');
    expect(await collected(2)).toMatchObject({ removed: [{ unit: 'mfe-a', version: FIRST }] });
    expect([await stored('mfe-a'), await stored('mfe-b')]).toEqual([[SECOND, THIRD], [FIRST]]);
  });

  test('what is live stays, and what it can go back to or fall back on, however old', async () => {
    const versions = numbered(MOST_PREVIOUS + 3);
    await microfrontends.everythingLive();
    await microfrontends.versionsOf('mfe-a', ...versions);
    await later('30 days');
    await microfrontends.goLive(['mfe-a', versions[0] ?? ''], ['mfe-a', versions.at(-1) ?? '']);
    await later('30 days');
    const { removed } = await collected(1);
    const live = await microfrontends.liveOf('mfe-a');
    expect(await stored('mfe-a')).toEqual([live?.version, ...(live?.previous ?? [])].sort());
    expect(live?.fallback?.version).toBe(live?.previous[0]);
    expect(removed).toContainEqual({ unit: 'mfe-a', version: FIRST });
    expect([await stored('shell'), await stored('mfe-b')]).toEqual([[FIRST], [FIRST]]);
  });

  test('what was live at any time in the last 14 days stays, also if it went live long before', async () => {
    await microfrontends.everythingLive();
    await microfrontends.versionsOf('mfe-a', SECOND);
    await later('60 days');
    await microfrontends.versionsOf('mfe-a', THIRD);
    await later('10 days');
    // Leaves THIRD and SECOND behind: neither is among what can be gone back to.
    await microfrontends.back('mfe-a', FIRST);
    await microfrontends.store('mfe-a', FOURTH);
    await later('3 days');
    expect((await collected(1)).removed).toEqual([]);
    await later('5 days');
    expect((await collected(1)).removed).toEqual([{ unit: 'mfe-a', version: SECOND }]);
    await later('10 days');
    expect((await collected(1)).removed).toEqual([{ unit: 'mfe-a', version: THIRD }]);
    expect(await stored('mfe-a')).toEqual([FIRST, FOURTH]);
  });

  test('a removed version cannot go live, stays known, and can be uploaded again as it was', async () => {
    for (const version of [FIRST, SECOND]) await microfrontends.store('mfe-a', version);
    await later('1 day');
    await collected(1);
    await expect(findRelease(database.kysely, 'mfe-a', FIRST)).rejects.toThrow('The store has no');
    expect(await knownVersions(database.kysely)).toContain(`mfe-a ${FIRST}`);
    await expect(microfrontends.store('mfe-a', FIRST, { contract: '^2.0.0' })).rejects.toThrow(
      `mfe-a/${FIRST}/release.json is stored with different content.`,
    );
    expect(await microfrontends.store('mfe-a', FIRST)).toBe(true);
    await expect(findRelease(database.kysely, 'mfe-a', FIRST)).resolves.toBeDefined();
    // It counts as the latest now.
    await later('1 day');
    expect((await collected(1)).removed).toEqual([{ unit: 'mfe-a', version: SECOND }]);
  });

  test('the files of a removed version go, but those that others have stay', async () => {
    const contents = { 'remote-entry.js': 'same', 'routes.js': 'one', 'routes.css': 'same css' };
    await storeTestRelease(database, { unit: 'mfe-a', version: FIRST, contents });
    const other = { ...contents, 'routes.js': 'two' };
    await storeTestRelease(database, { unit: 'mfe-a', version: SECOND, contents: other });
    await later('1 day');
    const { files, bytes } = await collected(1);
    expect(files).toBe(2);
    expect(bytes).toBeGreaterThan('one'.length);
    const left = (content: string) => missingFiles(database.kysely, [integrityOf(content)]);
    expect(await left('one')).toHaveLength(1);
    expect([await left('two'), await left('same'), await left('same css')]).toEqual([[], [], []]);
  });

  test('more files than are removed at a time all go', async () => {
    for (let n = 0; n < 120; n += 1) await storeFile(database.kysely, Buffer.from(`file ${n}`));
    await later('2 hours');
    expect(await collected(1)).toMatchObject({ files: 120 });
  });

  describe('beside a publish that is under way', () => {
    const content = Buffer.from('a file');

    test('files that were just uploaded stay, and go once nobody has named them for an hour', async () => {
      const integrity = await storeFile(database.kysely, content);
      await later('50 minutes');
      expect(await collected(1)).toMatchObject({ files: 0 });
      await later('20 minutes');
      expect(await collected(1)).toMatchObject({ files: 1, bytes: content.length });
      await expect(readStoredFile(database.kysely, integrity)).rejects.toThrow();
    });

    test.each<[string, () => Promise<unknown>]>([
      [
        "got the response that they needn't be uploaded",
        () => missingFiles(database.kysely, [integrityOf(content)]),
      ],
      ['uploads them once more', () => storeFile(database.kysely, content)],
    ])('old files stay for a publisher who %s', async (_, wants) => {
      await storeFile(database.kysely, content);
      await later('1 day');
      await wants();
      expect(await collected(1)).toMatchObject({ files: 0 });
    });

    test('a version that was just stored stays, so that it can be promoted', async () => {
      await microfrontends.store('mfe-a', FIRST);
      await microfrontends.store('mfe-a', SECOND);
      expect((await collected(1)).removed).toEqual([]);
    });

    test('a release whose files are collected at the same moment is stored whole or refused, and nobody fails', async () => {
      const second = connect(database.url);
      const versions = numbered(10);
      for (const version of versions) await microfrontends.store('mfe-a', version);
      const { rows } = await database.pool.query<{ version: string; paths: ReleasePath[] }>(
        `with removed as (delete from release_paths returning *)
       select version, jsonb_agg(jsonb_build_object('folder', folder, 'path', path, 'integrity', integrity)) as paths
       from removed group by version`,
      );
      await database.pool.query('update releases set removed_at = now()');
      await later('1 day');
      const published = rows.map(({ version, paths }) =>
        storeRelease(database.kysely, { unit: 'mfe-a', version, paths }, by).catch(String),
      );
      await Promise.all([...published, ...versions.map(() => collect(second.kysely, 1, { by }))]);
      const outcomes = await Promise.all(published);
      expect(outcomes.filter((one) => one !== true && !/incomplete/.test(String(one)))).toEqual([]);
      expect(outcomes.filter((one) => one === true)).toHaveLength((await stored('mfe-a')).length);
      await second.close();
    });
  });
});
