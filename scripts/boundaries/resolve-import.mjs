import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectPath } from '../webpack/paths.mjs';

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
