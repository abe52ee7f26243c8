/**
 * What a browser build makes of its CSS files, for the server build.
 * @typedef {object} Styles
 * @property {Record<string, Record<string, string>>} classNames by the path of a CSS file, the names that it has for its own
 * @property {Record<string, string>} addresses of the stylesheet that holds it, by the path of a CSS file; none if no browser
 *   loads it
 */

/**
 * @param {import('webpack').Compilation} compilation
 * @param {string} base the address of the build's folder
 * @returns {Styles}
 */
export function stylesOf(compilation, base) {
  const sheets = Object.entries(stylesheetsOf(compilation));
  return {
    classNames: classNamesOf(compilation),
    addresses: Object.fromEntries(sheets.map(([file, sheet]) => [file, base + sheet])),
  };
}

/** @returns {Record<string, string>} name of a stylesheet by path of a CSS file */
function stylesheetsOf({ chunks, chunkGraph }) {
  // What is in several stylesheets is taken from one that is loaded first, else from that with the most in it.
  const size = (chunk) =>
    chunk.canBeInitial() ? Number.POSITIVE_INFINITY : chunkGraph.getNumberOfChunkModules(chunk);
  const inOrder = [...chunks].sort((a, b) => (size(b) > size(a) ? 1 : -1));
  const found = {};
  for (const chunk of inOrder) {
    const sheet = [...chunk.files].find((name) => name.endsWith('.css'));
    if (!sheet) continue;
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type === 'css/mini-extract') found[module.nameForCondition()] ??= sheet;
    }
  }
  return found;
}

/** The scripts that stand for CSS files say them. */
const NAMES = /^export default (\{.*\});$/m;

function classNamesOf({ modules }) {
  const scripts = [...modules]
    .flatMap((module) => module.modules ?? [module])
    .filter(({ resource, type }) => resource?.endsWith('.css') && type.startsWith('javascript/'));
  const said = scripts.map((script) => [
    script.resource,
    NAMES.exec(script.originalSource().source().toString()),
  ]);
  return Object.fromEntries(
    said.filter(([, names]) => names).map(([file, [, names]]) => [file, JSON.parse(names)]),
  );
}
