import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild } from './read-build.mjs';

const VERSION = '1.0.0-h000000001';
let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** A build that describes one file. */
async function build(content: string, described: string) {
  await writeFile(join(dist, 'main.js'), content);
  const hash = createHash('sha384').update(described).digest('base64');
  const release = { version: VERSION, files: { 'main.js': `sha384-${hash}` } };
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
}

test('a build is its own folder, and those that it shares with other versions', async () => {
  await build('one', 'one');
  await mkdir(join(dist, 'beside/engine-1/lib'), { recursive: true });
  await writeFile(join(dist, 'beside/engine-1/lib/engine.js'), 'engine');
  const { unit, version, files } = await readBuild('mfe-a', dist);
  expect({ unit, version }).toEqual({ unit: 'mfe-a', version: VERSION });
  expect(files.map(({ folder, path }) => `${folder}: ${path}`).toSorted()).toEqual([
    `${VERSION}: main.js`,
    `${VERSION}: release.json`,
    'engine-1: lib/engine.js',
  ]);
});

test("a build that's rebuilt meanwhile isn't published half", async () => {
  await build('half', 'whole');
  await expect(readBuild('mfe-a', dist)).rejects.toThrow(
    'The build of mfe-a is incomplete or has changed in the meantime (main.js). Publish it again.',
  );
});
