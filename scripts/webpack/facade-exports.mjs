/**
 * What the compiler knows of the façades at the end of a build. Its own analysis is used, not the source
 * text: an export that is imported and dropped again isn't used, one that is passed on is.
 */
import { projectPath } from './paths.mjs';
import { FACADES } from './shared-modules.mjs';

/**
 * What a build of the shell provides: façade → names of its exports.
 * @param {import('webpack').Compilation} compilation
 * @param {Record<string, string>} files façade → its file
 * @throws if the compiler doesn't know
 */
export function providedExports({ modules, moduleGraph }, files = facadeFiles) {
  const exportsOf = ([facade, file]) => {
    const found = [...modules].find((module) => module.nameForCondition() === file);
    const names = found && moduleGraph.getProvidedExports(found);
    if (!Array.isArray(names)) throw new Error(`The build doesn't say what ${facade} exports.`);
    return [facade, names.toSorted()];
  };
  return Object.fromEntries(Object.entries(files).map(exportsOf));
}

const facadeFiles = Object.fromEntries(
  FACADES.map((facade) => [facade, projectPath(`${facade.replace('@site/', '')}/index.ts`)]),
);

/**
 * What a build of a remote takes from the shell: façade → names of the exports it uses.
 * @param {import('webpack').Compilation} compilation
 * @throws if it takes a façade as a whole, since then nothing says which exports it needs
 */
export function usedExports({ modules, moduleGraph }) {
  const consumed = [...modules].filter(
    ({ type, options }) => type === 'consume-shared-module' && FACADES.includes(options.shareKey),
  );
  const usesOf = (module) => {
    const names = new Set(referencesTo(module, moduleGraph).map(([name]) => name));
    if (names.has(undefined)) {
      const facade = module.options.shareKey;
      throw new Error(`${facade} is used as a whole. Import by name what you need of it.`);
    }
    return [...names].sort();
  };
  return inOrder(consumed.map((module) => [module.options.shareKey, usesOf(module)]));
}

/** Beside names: something takes the module as an object, so that not all it needs of it is known. */
export const WHOLE = '*';

/**
 * What a build of a remote uses of packages that come from the shell, such as React: module → names of exports.
 * Other packages use them, too, and not always by name.
 * @param {import('webpack').Compilation} compilation
 */
export function usedOfPackages({ modules, moduleGraph }) {
  const uses = {};
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    const { shareKey } = module.options;
    if (FACADES.includes(shareKey)) continue;
    const names = referencesTo(module, moduleGraph).map(nameIn);
    uses[shareKey] = [...new Set([...(uses[shareKey] ?? []), ...names])].sort();
  }
  return inOrder(Object.entries(uses));
}

/** Webpack's own order differs between builds of the same sources. */
const inOrder = (entries) =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));

/** A default import of a package that has none is all of it: of `React.useState` the name is `useState`. */
const nameIn = ([first, second]) => (first === 'default' ? second : first) ?? WHOLE;

/**
 * What refers to a module in the finished build, each time as a path of names, such as ['http', 'get']; an
 * empty path is the module itself. Webpack doesn't add them up for modules without sources, which consumed
 * ones are (`moduleGraph.getUsedExports` says "all").
 */
const referencesTo = (module, moduleGraph) =>
  [...moduleGraph.getIncomingConnections(module)]
    .filter((connection) => connection.dependency && connection.isTargetActive(undefined))
    .flatMap(({ dependency }) => referencesOf(dependency, moduleGraph));

/** Of a member of the default import of a module without sources, webpack says "all"; its path is known. */
function referencesOf(dependency, moduleGraph) {
  const path = dependency.getIds?.(moduleGraph) ?? [];
  if (path[0] === 'default' && path.length > 1) return [path];
  return dependency
    .getReferencedExports(moduleGraph, undefined)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name));
}
