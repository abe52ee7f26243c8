import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

const table = readFileSync(projectPath('docs/specification.md'), 'utf8');
const skipped = new Set(['node_modules', 'dist', '.types']);

/** The names of all source files of a folder. */
function namesIn(folder: string): string[] {
  return readdirSync(projectPath(folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return skipped.has(entry.name) ? [] : namesIn(`${folder}/${entry.name}`);
  });
}

test('the table of the specification names only files that exist', () => {
  const named = [...table.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name);
  const names = new Set(
    ['api/src', 'shell/src', 'shared', 'e2e', 'mfe-admin/src', 'mfe-articles/src']
      .concat('mfe-auth/src', 'mfe-profile/src', 'mfe-roadmaps/src')
      .flatMap(namesIn),
  );
  expect(named.length).toBeGreaterThan(100);
  const isThere = (name: string) =>
    existsSync(projectPath(name)) || names.has(name.split('/').at(-1) ?? '');
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
