import { existsSync, statSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';
import { readImports, resolveImport } from './imports.mjs';
import { rules } from './rules.mjs';

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

/**
 * The names of the rules that an import breaks.
 * @param {string} importer relative to the project
 * @param {{ specifier: string, path: string | null, packageName: string | null }} imported
 */
const brokenRules = (importer, imported) =>
  rules.filter((rule) => binds(rule, importer) && !allows(rule, importer, imported));

const binds = ({ from, except }, importer) => from.test(importer) && !except?.test(importer);

function allows(rule, importer, { specifier, path, packageName }) {
  if (packageName) return allowsPackage(rule.packages, packageName);
  const pattern = (text) => new RegExp(fillIn(text, rule.from.exec(importer)));
  if (rule.only && !pattern(rule.only).test(path)) return false;
  if (rule.never && pattern(rule.never).test(path)) return false;
  const entersShared = path.startsWith('shared/') && folderOf(path) !== folderOf(importer);
  return !rule.entryPoints || !entersShared || rule.entryPoints.test(specifier);
}

/** `shared/ui` of `shared/ui/index.ts`: each package of shared is a folder. */
const folderOf = (path) => path.split('/').slice(0, 2).join('/');

function allowsPackage({ only, never } = {}, name) {
  return (!only || only.test(name)) && !never?.includes(name);
}

/** Puts what `from` captured in place of $1 and $2. */
const fillIn = (text, match) => text.replace(/\$(\d)/g, (_, place) => match[Number(place)]);

/**
 * Circles of files that import each other, one for each import that closes one on the way through
 * the graph: not every circle there is, but at least one of every knot.
 * @param {Map<string, readonly string[]>} graph file → files it imports
 * @returns {string[][]} each circle as a path that ends where it began
 */
function findCycles(graph) {
  const done = new Set();
  const cycles = [];
  const visit = (file, trail) => {
    const place = trail.indexOf(file);
    if (place >= 0) {
      cycles.push([...trail.slice(place), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
