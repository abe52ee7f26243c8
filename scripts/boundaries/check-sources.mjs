import { existsSync, statSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';
import { findCycles } from './find-cycles.mjs';
import { brokenRules } from './judge-import.mjs';
import { readImports } from './read-imports.mjs';
import { resolveImport } from './resolve-import.mjs';

/**
 * Checks sources against the rules, and for imports that lead nowhere or in circles.
 * @param {Record<string, string>} sources what is in each file; what else they import is found in the project
 * @returns {{ files: number, imports: number, violations: { rule: string, because: string,
 *   importer: string, imported: string }[] }}
 */
export function checkSources(sources) {
  const files = Object.keys(sources);
  const edges = files.flatMap((file) => importsOf(file, sources[file]));
  const violations = [
    ...edges.flatMap(judge),
    ...edges
      .filter(({ path: target }) => target && !(target in sources || isFile(projectPath(target))))
      .map(missing),
    ...findCycles(graphOf(files, edges)).map((circle) => cycle(circle, edges)),
  ];
  return { files: files.length, imports: edges.length, violations };
}

const importsOf = (importer, source) =>
  readImports(importer, source).map(({ specifier, typeOnly }) => ({
    importer,
    typeOnly,
    ...(specifier === null
      ? { specifier, path: null, packageName: null }
      : resolveImport(importer, specifier)),
  }));

function judge(edge) {
  const { importer, specifier } = edge;
  if (specifier === null) return isForBrowsers(importer) ? [computed(importer)] : [];
  return brokenRules(importer, edge).map(({ name, because }) => ({
    rule: name,
    because,
    importer,
    imported: specifier,
  }));
}

const isForBrowsers = (importer) =>
  !/^(api|scripts|e2e)\//.test(importer) && !importer.includes('.test.');

const computed = (importer) => ({
  rule: 'imports-are-literal',
  because: "what is computed can't be checked",
  importer,
  imported: 'a computed address',
});

const missing = ({ importer, specifier }) => ({
  rule: 'imports-exist',
  because: "it leads to no file, or to something the package doesn't export",
  importer,
  imported: specifier,
});

const cycle = (circle, edges) => ({
  ...(circle.slice(1).every((file, index) => loads(edges, circle[index], file))
    ? loadedCycle
    : typeCycle),
  importer: circle[0],
  imported: circle.slice(1).join(' → '),
});

const loadedCycle = {
  rule: 'no-cycles',
  because: "files that import each other can't be understood, tested or loaded apart",
};

const typeCycle = {
  rule: 'no-type-cycles',
  because:
    "types close this circle: they're gone when the program runs, but neither file can be understood or moved without the other; a type that both need belongs in its own file",
};

const loads = (edges, from, to) =>
  edges.some(
    ({ importer, path: target, typeOnly }) => importer === from && target === to && !typeOnly,
  );

const isFile = (file) => existsSync(file) && statSync(file).isFile();

function graphOf(files, edges) {
  const graph = new Map(files.map((file) => [file, []]));
  for (const { importer, path: target } of edges) {
    if (graph.has(target)) graph.get(importer).push(target);
  }
  return graph;
}
