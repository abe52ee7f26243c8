import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from '../../boundaries/imports.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { packedSettings, packedTools, toolsManifest } from './pack.ts';

const readJson = (file: string) => JSON.parse(readFileSync(projectPath(file), 'utf8'));
const { dependencies } = toolsManifest(
  '9.8.7',
  readJson('scripts/package.json'),
  readJson('package.json'),
);

const files = packedTools();
const imports = files
  .filter((file) => /\.(mjs|cjs|ts)$/.test(file))
  .flatMap((file) =>
    readImports(projectPath(file)).flatMap(({ specifier, typeOnly }) =>
      specifier && !typeOnly ? [{ file, specifier }] : [],
    ),
  );

test('the packed tools need each package that they import, in the version of this clone', () => {
  const packages = imports
    .map(({ specifier }) => specifier)
    .filter((specifier) => !/^(\.|node:|@site\/)/.test(specifier))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect(packages).toContain('webpack');
  expect([...new Set(packages)].filter((name) => !(name in dependencies))).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => !dependencies[name])).toEqual([]);
});

/** Loaded when it is needed, which it never is in a repository of one remote; the last one by builds of the shell. */
const ONLY_IN_CLONES =
  /^scripts\/(mfe\/(new|pack)\/|cpp\/|runner\/(build-sandbox|engine|javascript-worker)\.mjs$|postgres\/postgres-files\.mjs$)|^node_modules\/@module-federation\/runtime-core\//;

test('the packed tools have all files that they import', () => {
  const imported = imports
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ file, specifier }) => join(file, '..', specifier));
  const absent = imported.filter((path) => !files.includes(path) && !ONLY_IN_CLONES.test(path));
  expect(absent).toEqual([]);
});

test('the packed settings name plugins that are in the packed tools', () => {
  const named = [...packedSettings('biome.json').matchAll(/"(\S*\.grit)"/g)].map(
    ([, path]) => path,
  );
  expect(named.length).toBeGreaterThan(0);
  const packed = files.map((file) => file.replace('scripts', './node_modules/@site/mfe-tools'));
  expect(named.filter((path = '') => !packed.includes(path))).toEqual([]);
});

test('the packed tools hold no test, and go with shared of the same contract', () => {
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
  expect(dependencies['@site/shared']).toBe('9.8.7');
});
