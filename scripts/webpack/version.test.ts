import { existsSync, readdirSync } from 'node:fs';
import { readImports } from '../boundaries/read-imports.mjs';
import { resolveImport } from '../boundaries/resolve-import.mjs';
import { listSources } from '../sources/list-sources.mjs';
import { projectPath } from './paths.mjs';
import { FACADES } from './shared-modules.mjs';
import { inputsOf } from './version.mjs';

const remotes = readdirSync(projectPath('.')).filter((name) =>
  existsSync(projectPath(`${name}/remote.json`)),
);
const sources: string[] = listSources(projectPath('.'));
const isShipped = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file);

/** What is bundled from shared with these files, and with what they import. */
function bundledWith(files: string[], found = new Set<string>()) {
  for (const file of files) {
    const imported = readImports(projectPath(file))
      .filter(({ specifier, typeOnly }) => !typeOnly && !FACADES.includes(String(specifier)))
      .map(({ specifier }) => String(resolveImport(file, String(specifier)).path))
      .filter((path) => path.startsWith('shared/') && !found.has(path));
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
  const bundled = bundledWith(own);
  expect(bundled).not.toEqual([]);
  expect(bundled.filter((file) => !isInput(file))).toEqual([]);
});
