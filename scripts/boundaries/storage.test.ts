import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectPath } from '../webpack/paths.mjs';

const RULE = 'scripts/boundaries/no-storage.grit';
const root = mkdtempSync(path.join(os.tmpdir(), 'storage-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What Biome says of such files of the project. */
function lint(files: Record<string, string>): string {
  const { vcs: _, ...config } = JSON.parse(readFileSync(projectPath('biome.json'), 'utf8'));
  const all = { ...files, 'biome.json': JSON.stringify(config) };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  cpSync(projectPath(RULE), path.join(root, RULE));
  const biome = projectPath('node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', ...Object.keys(files)], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const using = (storage: string) => `export const stored = () => ${storage};\n`;

const refused = Object.fromEntries(
  ['localStorage', 'window.localStorage', 'globalThis.sessionStorage', 'self.indexedDB'].map(
    (storage, index) => [`mfe-auth/src/features/place-${index}.ts`, using(storage)],
  ),
);
const allowed = Object.fromEntries(
  [
    ...['shell/src/place.ts', 'mfe-auth/src/place.test.ts'],
    'mfe-auth/src/features/providers/oauth-progress.ts',
  ].map((name) => [name, using('window.localStorage')]),
);

test('a remote that uses storage is refused, however it names it; the shell, tests and settings of a device are not', () => {
  const said = lint({ ...refused, ...allowed });
  expect(said).toContain('Checked 7 files');
  expect(said.match(/What people type is a record/g)).toHaveLength(4);
  for (const name of Object.keys(refused)) expect(said).toContain(name);
  for (const name of Object.keys(allowed)) expect(said).not.toContain(name);
});
