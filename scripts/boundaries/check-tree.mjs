import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { findCycles } from './find-cycles.mjs';
import { brokenRules } from './judge-import.mjs';
import { readImports } from './read-imports.mjs';
import { resolveImport } from './resolve-import.mjs';

const SOURCE = /(?<!\.d)\.(m?[jt]s|[jt]sx)$/;
const NOT_OURS = new Set(['node_modules', 'dist', '.data', '.types', 'coverage']);
const UNIT = /^(api|shared|shell|mfe-[^/]+)$/;

/**
 * Checks every source of api, shared, shell and mfe-* under a folder.
 * @param {string} root the project, or a tree laid out like it
 * @returns {{ files: number, imports: number, violations: { rule: string, because: string,
 *   importer: string, imported: string }[] }}
 */
export function checkTree(root) {
  const files = sourcesOf(root);
  const edges = files.flatMap((file) => importsOf(root, file));
  const violations = [
    ...edges.flatMap(judge),
    ...edges.filter(({ path: target }) => target && !exists(root, target)).map(missing),
    ...findCycles(graphOf(files, edges)).map(cycle),
  ];
  return { files: files.length, imports: edges.length, violations };
}

const sourcesOf = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && UNIT.test(entry.name))
    .flatMap(({ name }) => [...walk(root, name)])
    .sort();

function* walk(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const relative = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) yield* walk(root, relative);
    if (entry.isFile() && SOURCE.test(entry.name)) yield relative;
  }
}

const importsOf = (root, importer) =>
  readImports(path.join(root, importer)).map(({ specifier, typeOnly }) => ({
    importer,
    typeOnly,
    ...(specifier === null
      ? { specifier, path: null, packageName: null }
      : resolveImport(importer, specifier)),
  }));

function judge(edge) {
  const { importer, specifier } = edge;
  if (specifier === null) return isServerOrTest(importer) ? [] : [computed(importer)];
  return brokenRules(importer, edge).map(({ name, because }) => ({
    rule: name,
    because,
    importer,
    imported: specifier,
  }));
}

const isServerOrTest = (importer) => importer.startsWith('api/') || importer.includes('.test.');

const computed = (importer) => ({
  rule: 'imports-are-literal',
  because: 'what is computed cannot be checked',
  importer,
  imported: 'a computed address',
});

const missing = ({ importer, specifier }) => ({
  rule: 'imports-exist',
  because: 'it leads to no file, or past what the package exports',
  importer,
  imported: specifier,
});

const cycle = (files) => ({
  rule: 'no-cycles',
  because: 'files that import each other cannot be understood, tested or loaded apart',
  importer: files[0],
  imported: files.slice(1).join(' → '),
});

/** A planted tree holds only what it needs; shared's own files are found in the project. */
const exists = (root, target) => isFile(path.join(root, target)) || isFile(projectPath(target));

const isFile = (file) => existsSync(file) && statSync(file).isFile();

function graphOf(files, edges) {
  const graph = new Map(files.map((file) => [file, []]));
  for (const { importer, path: target, typeOnly } of edges) {
    if (!typeOnly && graph.has(target)) graph.get(importer).push(target);
  }
  return graph;
}
