import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampVersion } from './stamp-version.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stamp-'));
  await mkdir(join(folder, 'beside/type-1'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const facts = { version: '1.0.0-hUNSTAMPED', container: 'mfe_a_1_0_0_hUNSTAMPED', pages: ['/a'] };

/** The build of these files. */
async function stamped(files: Record<string, string>, said: typeof facts = facts) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return stampVersion(folder, said);
}

const files = { 'a.js': 'var mfe_a_1_0_0_hUNSTAMPED = 1', 'a.css': '.mfe_a_1_0_0_hUNSTAMPED_b {}' };

test('files and facts get the version in the place of what stood for it', async () => {
  const { version, container } = await stamped(files);
  const [, hash] = /^1\.0\.0-(h[0-9a-f]{9})$/.exec(version) ?? [];
  expect(container).toBe(`mfe_a_1_0_0_${hash}`);
  expect(await readFile(join(folder, 'a.js'), 'utf8')).toBe(`var mfe_a_1_0_0_${hash} = 1`);
  expect(await readFile(join(folder, 'a.css'), 'utf8')).toBe(`.mfe_a_1_0_0_${hash}_b {}`);
});

test('the same build has the same version, and what is served beside it has none', async () => {
  const first = await stamped(files);
  expect(await stamped({ ...files, 'beside/type-1/a.woff2': 'letters' })).toEqual(first);
});

test.each<[string, () => Promise<{ version: string }>]>([
  ['a file', () => stamped({ ...files, 'a.js': 'var mfe_a_1_0_0_hUNSTAMPED = 2' })],
  ['a name', () => stamped({ ...files, 'b.js': '' })],
  ['what it declares', () => stamped(files, { ...facts, pages: ['/b'] })],
])('another version comes with another %s', async (_, change) => {
  const { version } = await stamped(files);
  expect((await change()).version).not.toBe(version);
});
