import { existsSync, readdirSync } from 'node:fs';
import { readImports, resolveImport } from '../boundaries/imports.mjs';
import { listSources } from '../sources/list-sources.mjs';
import { projectPath } from './paths.mjs';
import { FACADES } from './shared-modules.mjs';
import { inputsOf, installedIn } from './version.mjs';

const remotes = readdirSync(projectPath('.')).filter((name) =>
  existsSync(projectPath(`${name}/remote.json`)),
);
const sources: string[] = listSources(projectPath('.'));
const isShipped = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file);

/** What files import from shared, each read once for all remotes. */
const known = new Map<string, string[]>();
function importedBy(file: string): string[] {
  const imported =
    known.get(file) ??
    readImports(projectPath(file))
      .filter(({ specifier, typeOnly }) => !typeOnly && !FACADES.includes(String(specifier)))
      .map(({ specifier }) => String(resolveImport(file, String(specifier)).path))
      .filter((path) => path.startsWith('shared/'));
  known.set(file, imported);
  return imported;
}

/** What is bundled from shared with these files, and with what they import. */
function bundledWith(files: string[], found = new Set<string>()) {
  for (const file of files) {
    const imported = importedBy(file).filter((path) => !found.has(path));
    for (const path of imported) found.add(path);
    bundledWith(
      imported.filter((path) => sources.includes(path)),
      found,
    );
  }
  return [...found];
}

test.each(remotes)('a change of anything that %s bundles is a new version of it', (remote) => {
  const own = sources.filter((file) => file.startsWith(`${remote}/src/`) && isShipped(file));
  const inputs: string[] = inputsOf(remote);
  const isInput = (file: string) =>
    inputs.some((input) => file === input || file.startsWith(`${input}/`));
  expect(bundledWith(own).filter((file) => !isInput(file))).toEqual([]);
});

test('what is bundled is found, whether it is imported by a page or by what that imports', () => {
  const bundled = bundledWith(['mfe-roadmaps/src/heads.ts']);
  expect(bundled).toContain('shared/contracts/index.ts');
  expect(bundled).toContain('shared/contracts/json-ld.ts');
});

test('a new remote in the lock file is no new version of the others, another version of a package is', () => {
  const packages = {
    '': { workspaces: ['mfe-*'] },
    'node_modules/react': { version: '19.3.1' },
    'mfe-a/node_modules/marked': { version: '18.2.1' },
  };
  const lock = (facts: object) =>
    installedIn(JSON.stringify({ packages: { ...packages, ...facts } }));
  const ownPackage = {
    'mfe-new': { name: '@site/mfe-new' },
    'node_modules/@site/mfe-new': { resolved: 'mfe-new', link: true },
  };
  expect(lock(ownPackage)).toBe(lock({}));
  expect(lock({ 'node_modules/react': { version: '19.3.2' } })).not.toBe(lock({}));
  expect(lock({ 'mfe-a/node_modules/marked': { version: '18.2.2' } })).not.toBe(lock({}));
});
