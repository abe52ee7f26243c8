import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeBuild } from './store.ts';

const VERSION = '1.0.0-h000000001';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  process.env.RELEASES_DIR = join(folder, 'releases');
});

afterEach(async () => {
  delete process.env.RELEASES_DIR;
  await rm(folder, { recursive: true });
});

/** A build that describes one file. */
async function build(content: string, described: string) {
  const dist = join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'main.js'), content);
  const hash = createHash('sha384').update(described).digest('base64');
  const release = { version: VERSION, files: { 'main.js': `sha384-${hash}` } };
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

const stored = () => readdir(join(folder, 'releases', 'mfe-a'));

test('a build is stored under its version, once', async () => {
  const dist = await build('one', 'one');
  expect(await storeBuild('mfe-a', dist)).toEqual({ version: VERSION, isNew: true });
  expect(await storeBuild('mfe-a', dist)).toEqual({ version: VERSION, isNew: false });
  expect(await stored()).toEqual([VERSION]);
});

test('a build that somebody builds again meanwhile is not stored half', async () => {
  const dist = await build('half', 'whole');
  await expect(storeBuild('mfe-a', dist)).rejects.toThrow(
    'The build of mfe-a is incomplete or has changed meanwhile (main.js). Publish it again.',
  );
  expect(await stored()).toEqual([]);
});

test('what a killed publish has left is no part of the next one', async () => {
  const left = join(folder, 'releases', 'mfe-a', `.${VERSION}.${process.pid}`);
  await mkdir(left, { recursive: true });
  await writeFile(join(left, 'old.js'), 'old');
  await storeBuild('mfe-a', await build('one', 'one'));
  expect(await stored()).toEqual([VERSION]);
  const files = await readdir(join(folder, 'releases', 'mfe-a', VERSION));
  expect(files.toSorted()).toEqual(['main.js', 'release.json']);
});
