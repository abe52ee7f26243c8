import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { projectPath, REMOTES, SHELL, UNITS } from '../webpack/paths.mjs';
import { goLive, rollBack, withdraw } from './live-manifest.ts';
import { readReleaseManifest, storedVersions } from './store.ts';

const FIRST = '1.0.0-h000000001';
const SECOND = '1.1.0-h000000002';
const THIRD = '1.2.0-h000000003';
const FOURTH = '1.3.0-h000000004';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  process.env.RELEASES_DIR = folder;
  for (const unit of UNITS) await store(unit, FIRST);
});

afterEach(async () => {
  delete process.env.RELEASES_DIR;
  await rm(folder, { recursive: true });
});

async function store(unit: string, version: string, facts: object = {}) {
  const release = unit === SHELL ? testReleaseManifest().shell : testRemote(unit);
  const base = `/releases/${unit}/${version}/`;
  const files = Object.fromEntries(Object.keys(release.files).map((name) => [name, hashOf(name)]));
  await mkdir(join(folder, unit, version), { recursive: true });
  for (const name of Object.keys(files)) await writeFile(join(folder, unit, version, name), name);
  const text = JSON.stringify({ ...release, base, version, files, ...facts });
  await writeFile(join(folder, unit, version, 'release.json'), text);
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const manifestFile = () => join(folder, 'release-manifest.json');

/** Makes versions of mfe-auth live, one after the other. */
async function auths(...versions: string[]) {
  for (const version of versions) {
    await store('mfe-auth', version);
    await goLive([['mfe-auth', version]]);
  }
}

/** Runs `npm run release -- …`. */
const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', projectPath('scripts/release/cli.ts'), ...args],
    { cwd: projectPath(''), env: { ...process.env, RELEASES_DIR: folder } },
  );

const everythingLive = () => goLive(UNITS.map((unit): [string, string] => [unit, FIRST]));

test('nothing is live before the shell is, and remotes join it one by one', async () => {
  await expect(goLive([['mfe-auth', FIRST]])).rejects.toThrow('publish the shell first');
  expect(await goLive([[SHELL, FIRST]])).toMatchObject({ sequence: 1, signature: null });
  const { sequence, remotes } = await goLive([['mfe-auth', FIRST]]);
  expect({ sequence, remotes: Object.keys(remotes) }).toEqual({
    sequence: 2,
    remotes: ['mfe-auth'],
  });
});

test('a live remote that this clone does not know stays as it is when another is released here', async () => {
  await everythingLive();
  await store('mfe-extra', FIRST);
  const extra = (await goLive([['mfe-extra', FIRST]])).remotes['mfe-extra'];
  await store('mfe-auth', SECOND);
  expect((await goLive([['mfe-auth', SECOND]])).remotes['mfe-extra']).toEqual(extra);
  expect((await rollBack('mfe-auth')).remotes).toMatchObject({
    'mfe-auth': { version: FIRST },
    'mfe-extra': extra,
  });
  await store('mfe-extra', SECOND);
  await goLive([['mfe-extra', SECOND]]);
  expect((await rollBack('mfe-extra')).remotes['mfe-extra']?.version).toBe(FIRST);
});

test('a remote of this clone that was never released keeps nobody from releasing another', async () => {
  const others = UNITS.filter((unit) => unit !== 'mfe-profile');
  await goLive(others.map((unit): [string, string] => [unit, FIRST]));
  await store('mfe-auth', SECOND);
  await goLive([['mfe-auth', SECOND]]);
  const { remotes } = await rollBack('mfe-auth');
  expect(remotes['mfe-auth']?.version).toBe(FIRST);
  expect(remotes).not.toHaveProperty('mfe-profile');
});

test('publishing one remote changes that remote in the release manifest and nothing else', async () => {
  const before = await everythingLive();
  await store('mfe-auth', SECOND);
  const after = await goLive([['mfe-auth', SECOND]]);
  expect(after.sequence).toBe(2);
  expect(after.remotes['mfe-auth']).toMatchObject({ version: SECOND, previous: [FIRST] });
  for (const unit of REMOTES.filter((remote) => remote !== 'mfe-auth')) {
    expect(after.remotes[unit]).toEqual(before.remotes[unit]);
  }
  expect(after.shell).toEqual(before.shell);
});

const auth = async () => (await readReleaseManifest())?.remotes['mfe-auth'];

test('each rollback goes one version further back, and never to one that was left that way', async () => {
  await everythingLive();
  await auths(SECOND, THIRD);
  await rollBack('mfe-auth');
  expect((await auth())?.version).toBe(SECOND);
  await rollBack('mfe-auth');
  expect((await auth())?.version).toBe(FIRST);
  await expect(rollBack('mfe-auth')).rejects.toThrow('mfe-auth has no version to go back to.');
  await auths(FOURTH);
  await rollBack('mfe-auth');
  expect((await auth())?.version).toBe(FIRST);
});

test('a version that was left by a rollback counts again once it is made live by name', async () => {
  await everythingLive();
  await auths(SECOND);
  await rollBack('mfe-auth');
  await auths(SECOND, THIRD);
  await rollBack('mfe-auth');
  expect(await auth()).toMatchObject({ version: SECOND, previous: [FIRST] });
});

test('switching to and fro leaves each version once in what there is to go back to', async () => {
  await everythingLive();
  await auths(SECOND, THIRD, SECOND, THIRD, THIRD);
  expect(await auth()).toMatchObject({ version: THIRD, previous: [SECOND, FIRST] });
});

test('the latest five versions are kept to go back to', async () => {
  await everythingLive();
  const versions = [2, 3, 4, 5, 6, 7].map((number) => `1.0.${number}-h00000000${number}`);
  await auths(...versions);
  expect((await auth())?.previous).toEqual(versions.toReversed().slice(1));
});

test('two rollbacks at the same moment go two versions back', async () => {
  await everythingLive();
  await auths(SECOND, THIRD);
  await Promise.all([rollBack('mfe-auth'), rollBack('mfe-auth')]);
  expect((await auth())?.version).toBe(FIRST);
});

test('a version that is not in the store cannot go live', async () => {
  await everythingLive();
  await expect(goLive([['mfe-auth', SECOND]])).rejects.toThrow(
    `The store has no mfe-auth ${SECOND}.`,
  );
});

test.each([
  ['lacks', (file: string) => rm(file)],
  ['holds with other content', (file: string) => writeFile(file, 'other')],
])(
  'a version of which the store %s a file cannot go live, nor be gone back to',
  async (_, damage) => {
    await everythingLive();
    await store('mfe-auth', SECOND);
    await damage(join(folder, 'mfe-auth', SECOND, 'routes.js'));
    await expect(goLive([['mfe-auth', SECOND]])).rejects.toThrow(
      `mfe-auth ${SECOND} is damaged in the store (routes.js). Delete ${join(folder, 'mfe-auth', SECOND)} and publish it again.`,
    );
    await damage(join(folder, 'mfe-auth', FIRST, 'remote-entry.js'));
    await auths(THIRD);
    await expect(rollBack('mfe-auth')).rejects.toThrow(`mfe-auth ${FIRST} is damaged in the store`);
    expect(await auth()).toMatchObject({ version: THIRD });
  },
);

test('what the store holds of another version or unit is not what was asked for', async () => {
  await everythingLive();
  await expect(goLive([['mfe-auth', `../mfe-admin/${FIRST}`]])).rejects.toThrow(
    `The store has no mfe-auth ../mfe-admin/${FIRST}.`,
  );
});

test.each([
  ['cut off', '{"schema'],
  ['emptied', ''],
  ['something else', '{}'],
  ['nothing', 'null'],
])('nothing is published over a release manifest that is %s', async (_, text) => {
  await everythingLive();
  await writeFile(manifestFile(), text);
  for (const attempt of [everythingLive(), rollBack('mfe-auth')]) {
    await expect(attempt).rejects.toThrow(
      `${manifestFile()} is damaged. A site that is running still serves the last good one at /release-manifest.json`,
    );
  }
  expect(await readFile(manifestFile(), 'utf8')).toBe(text);
});

test('what was refused leaves the store, unless somebody else has made it live or can go back to it', async () => {
  await everythingLive();
  await auths(SECOND, THIRD);
  await store('mfe-auth', FOURTH);
  for (const version of [FIRST, SECOND, THIRD, FOURTH]) await withdraw([['mfe-auth', version]]);
  expect(await storedVersions('mfe-auth')).toEqual([FIRST, SECOND, THIRD]);
});

test('a release manifest that does not hold together is refused and the old one stays', async () => {
  await everythingLive();
  await store('mfe-auth', SECOND, { contract: '^9.0.0' });
  await expect(goLive([['mfe-auth', SECOND]])).rejects.toThrow(/needs contract \^9\.0\.0/);
  expect(await readReleaseManifest()).toMatchObject({ sequence: 1 });
});

test('a remote that uses a newer export than the live shell has cannot go live, though its range fits', async () => {
  await everythingLive();
  await store('mfe-auth', SECOND, { uses: { '@site/shared/ui': ['BackLink', 'Button'] } });
  await expect(goLive([['mfe-auth', SECOND]])).rejects.toThrow(
    "mfe-auth uses BackLink of @site/shared/ui, which this shell doesn't provide",
  );
  expect(await readReleaseManifest()).toMatchObject({ sequence: 1 });
});

test('a shell that drops what a live remote uses cannot go live', async () => {
  await everythingLive();
  await store(SHELL, SECOND, { provides: { '@site/shared/ui': ['Badge'] } });
  await expect(goLive([[SHELL, SECOND]])).rejects.toThrow(
    "mfe-articles uses Button of @site/shared/ui, which this shell doesn't provide",
  );
  expect(await readReleaseManifest()).toMatchObject({ sequence: 1 });
});

test('a release is looked at before it goes live, and refused if the proof fails', async () => {
  await everythingLive();
  await store('mfe-auth', SECOND);
  const liveMeanwhile: unknown[] = [];
  const proof = async () => {
    liveMeanwhile.push((await auth())?.version);
    throw new Error('mfe-auth failed at stage "evaluate": boom');
  };
  await expect(goLive([['mfe-auth', SECOND]], proof)).rejects.toThrow('boom');
  expect(liveMeanwhile).toEqual([FIRST]);
  expect(await readReleaseManifest()).toMatchObject({ sequence: 1 });
});

test('two teams that publish at the same moment both go live', async () => {
  await everythingLive();
  await store('mfe-auth', SECOND);
  await store('mfe-admin', SECOND);
  await Promise.all([goLive([['mfe-auth', SECOND]]), goLive([['mfe-admin', SECOND]])]);
  const manifest = await readReleaseManifest();
  expect(manifest?.remotes['mfe-auth']?.version).toBe(SECOND);
  expect(manifest?.remotes['mfe-admin']?.version).toBe(SECOND);
  expect(manifest?.sequence).toBe(3);
});

test('two processes that publish and roll back at the same moment lose nothing', async () => {
  await everythingLive();
  await store('mfe-auth', SECOND);
  await store('mfe-admin', SECOND);
  await goLive([['mfe-admin', SECOND]]);
  await Promise.all([run('switch', 'mfe-auth', SECOND), run('rollback', 'mfe-admin')]);
  const manifest = await readReleaseManifest();
  expect(manifest?.remotes['mfe-auth']).toMatchObject({ version: SECOND, previous: [FIRST] });
  expect(manifest?.remotes['mfe-admin']).toMatchObject({ version: FIRST, previous: [] });
  expect(manifest?.sequence).toBe(4);
});
