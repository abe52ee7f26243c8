import { FIRST, SECOND, storeTestRelease } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../database/database.ts';
import { storeFile } from './release-files.repository.ts';
import { findRelease, storeRelease } from './release-store.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
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

test.each(['../shell/main.js', '/etc/passwd', 'a/../../b.js', '.env', 'a//b.js'])(
  'a path that leads elsewhere is refused: %s',
  async (path) => {
    const integrity = await storeFile(database.kysely, Buffer.from('any'));
    const release = {
      unit: 'mfe-b',
      version: SECOND,
      paths: [{ folder: SECOND, path, integrity }],
    };
    await expect(storeRelease(database.kysely, release, 'a test')).rejects.toThrow(
      "has a name or path that isn't allowed",
    );
  },
);

test.each<[string, string[], RegExp]>([
  ['longer than a disk takes', [`${'a'.repeat(201)}.js`], /has a name or path that isn't allowed/],
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
