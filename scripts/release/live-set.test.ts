import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testRegistry, testRemote } from '@site/shared/testing/registry';
import { REMOTES, SHELL, UNITS } from '../webpack/paths.mjs';
import { goLive, rollBack } from './live-set.ts';
import { readSet } from './store.ts';

const FIRST = '1.0.0-h000000001';
const SECOND = '1.1.0-h000000002';
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
  const release = unit === SHELL ? testRegistry().shell : testRemote(unit);
  const base = `/releases/${unit}/${version}/`;
  await mkdir(join(folder, unit, version), { recursive: true });
  const text = JSON.stringify({ ...release, base, version, ...facts });
  await writeFile(join(folder, unit, version, 'release.json'), text);
}

const everythingLive = () => goLive(UNITS.map((unit): [string, string] => [unit, FIRST]));

test('the first set needs all units', async () => {
  await expect(goLive([['mfe-auth', FIRST]])).rejects.toThrow(/Missing: shell, mfe-roadmaps/);
  expect(await everythingLive()).toMatchObject({ sequence: 1, signature: null, expires: null });
});

test('publishing one remote changes that remote in the set and nothing else', async () => {
  const before = await everythingLive();
  await store('mfe-auth', SECOND);
  const after = await goLive([['mfe-auth', SECOND]]);
  expect(after.sequence).toBe(2);
  expect(after.remotes['mfe-auth']).toMatchObject({ version: SECOND, previous: FIRST });
  for (const unit of REMOTES.filter((remote) => remote !== 'mfe-auth')) {
    expect(after.remotes[unit]).toEqual(before.remotes[unit]);
  }
  expect(after.shell).toEqual(before.shell);
});

test('a remote goes back to what was live before, and forward again', async () => {
  await everythingLive();
  await store('mfe-auth', SECOND);
  await goLive([['mfe-auth', SECOND]]);
  expect((await rollBack('mfe-auth')).remotes['mfe-auth']?.version).toBe(FIRST);
  expect((await rollBack('mfe-auth')).remotes['mfe-auth']?.version).toBe(SECOND);
});

test('a version that is not in the store cannot go live', async () => {
  await everythingLive();
  await expect(goLive([['mfe-auth', SECOND]])).rejects.toThrow(
    `The store has no mfe-auth ${SECOND}.`,
  );
});

test('a set that does not hold together is refused and the old one stays', async () => {
  await everythingLive();
  await store('mfe-auth', SECOND, { contract: '^9.0.0' });
  await expect(goLive([['mfe-auth', SECOND]])).rejects.toThrow(/needs contract \^9\.0\.0/);
  expect(await readSet()).toMatchObject({ sequence: 1 });
});

test('two teams that publish at the same moment both go live', async () => {
  await everythingLive();
  await store('mfe-auth', SECOND);
  await store('mfe-admin', SECOND);
  await Promise.all([goLive([['mfe-auth', SECOND]]), goLive([['mfe-admin', SECOND]])]);
  const set = await readSet();
  expect(set?.remotes['mfe-auth']?.version).toBe(SECOND);
  expect(set?.remotes['mfe-admin']?.version).toBe(SECOND);
  expect(set?.sequence).toBe(3);
});

test('the lock of a process that is gone does not stop anybody', async () => {
  await writeFile(join(folder, 'set.lock'), '999999999');
  await everythingLive();
  await expect(readFile(join(folder, 'set.lock'))).rejects.toThrow('ENOENT');
});
