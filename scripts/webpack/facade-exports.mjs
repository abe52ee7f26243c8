/**
 * What the compiler knows of the façades at the end of a build. Its own analysis is asked, not the source
 * text: an export that is imported and dropped again isn't used, one that is passed on is.
 */
import { FACADES } from './shared-modules.mjs';

/**
 * What a build of the shell provides: façade → names of its exports.
 * @param {import('webpack').Compilation} compilation
 * @throws if the compiler cannot tell
 */
export function providedExports({ modules, moduleGraph }) {
  const providers = [...modules].filter(({ type }) => type === 'provide-module');
  const exportsOf = (facade) => {
    const provider = providers.find(({ _name }) => _name === facade);
    const [connection] = provider ? moduleGraph.getOutgoingConnections(provider) : [];
    const names = connection && moduleGraph.getProvidedExports(connection.module);
    if (!Array.isArray(names)) throw new Error(`The build doesn't say what ${facade} exports.`);
    return names.toSorted();
  };
  return Object.fromEntries(FACADES.map((facade) => [facade, exportsOf(facade)]));
}

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
  return Object.fromEntries(consumed.map((module) => [module.options.shareKey, usesOf(module)]));
}

/**
 * What refers to a module in the finished build, each time as a path of names, such as ['http', 'get']; an
 * empty path is the module itself. Webpack doesn't add them up for modules without sources, which consumed
 * ones are (`moduleGraph.getUsedExports` says "all").
 */
const referencesTo = (module, moduleGraph) =>
  [...moduleGraph.getIncomingConnections(module)]
    .filter((connection) => connection.dependency && connection.isTargetActive(undefined))
    .flatMap(({ dependency }) => dependency.getReferencedExports(moduleGraph, undefined))
    .map((reference) => (Array.isArray(reference) ? reference : reference.name));
