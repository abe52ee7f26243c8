import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from '../sources/parse-source.mjs';
import { projectPath } from '../webpack/paths.mjs';

const MODULE_CALLS = new Set(['require', 'require.resolve', 'jest.mock', 'jest.requireActual']);

/**
 * Every module a source file names: imports of values and of types, re-exports, `import()`, `require`.
 * `typeOnly` is true if nothing of it is loaded when the program runs.
 * `specifier` is null if it is computed and nobody can say what is imported.
 * @returns {{ specifier: string | null, typeOnly: boolean }[]}
 */
export function readImports(file, source = readFileSync(file, 'utf8')) {
  const found = [];
  collect(parseSource(file, source), found);
  return found;
}

function collect(node, found) {
  if (node === null || typeof node !== 'object') return;
  const named = importOf(node);
  if (named) found.push(named);
  for (const child of Object.values(node)) collect(child, found);
}

function importOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return node.source && { specifier: node.source.value, typeOnly: node.typeOnly };
    case 'ExportAllDeclaration':
      return { specifier: node.source.value, typeOnly: node.typeOnly };
    case 'TsImportType':
      return { specifier: node.argument.value, typeOnly: true };
    case 'CallExpression':
      return calledModule(node);
    default:
      return null;
  }
}

function calledModule({ callee, arguments: [argument] }) {
  const isImport = callee.type === 'Import';
  if (!isImport && !MODULE_CALLS.has(nameOf(callee))) return null;
  const value = literalOf(argument?.expression);
  return { specifier: value, typeOnly: false };
}

const nameOf = (callee) =>
  callee.type === 'MemberExpression'
    ? `${callee.object.value}.${callee.property.value}`
    : callee.value;

function literalOf(expression) {
  if (expression?.type === 'StringLiteral') return expression.value;
  const isPlainTemplate =
    expression?.type === 'TemplateLiteral' && expression.expressions.length === 0;
  return isPlainTemplate ? expression.quasis[0].cooked : null;
}

const SCOPE = '@site/';
/** What scripts is called where it's a package (mfe/pack). */
const TOOLS = '@site/mfe-tools/';

/**
 * What an import leads to: `path` relative to the project for its own files, or `packageName` for
 * anything installed (or part of Node). Imports carry their extension, so nothing has to be guessed.
 * @param {string} importer relative to the project
 * @returns {{ specifier: string, path: string | null, packageName: string | null }}
 */
export function resolveImport(importer, specifier) {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(importer), specifier.split('?')[0]);
    return { specifier, path: target, packageName: null };
  }
  if (specifier.startsWith(TOOLS)) {
    return { specifier, path: `scripts/${specifier.slice(TOOLS.length)}`, packageName: null };
  }
  if (specifier.startsWith(SCOPE))
    return { specifier, path: workspaceFile(specifier), packageName: null };
  return { specifier, path: null, packageName: packageOf(specifier) };
}

/** `react-dom/client` belongs to react-dom, `@tanstack/react-query/x` to its first two segments. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Through the workspace's own "exports"; what they do not offer leads to a file that cannot be had. */
function workspaceFile(specifier) {
  const [folder, ...rest] = specifier.slice(SCOPE.length).split('/');
  const entryPoint = `./${rest.join('/')}`;
  const target = exportsOf(folder)[entryPoint] ?? wildcard(exportsOf(folder), entryPoint);
  return path.posix.join(folder, target ?? `(not exported)/${rest.join('/')}`);
}

function wildcard(entryPoints, specifier) {
  const pattern = Object.keys(entryPoints).find(
    (name) => name.endsWith('/*') && specifier.startsWith(name.slice(0, -1)),
  );
  return pattern && entryPoints[pattern].replace('*', specifier.slice(pattern.length - 1));
}

const exportMaps = new Map();
function exportsOf(folder) {
  if (!exportMaps.has(folder)) {
    const packageJson = JSON.parse(readFileSync(projectPath(`${folder}/package.json`), 'utf8'));
    exportMaps.set(folder, packageJson.exports ?? {});
  }
  return exportMaps.get(folder);
}
