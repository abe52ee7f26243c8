/**
 * Which stylesheet of a browser build holds what a CSS file says.
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string>} name of a stylesheet by path of a CSS file
 */
export function stylesheetsOf({ chunks, chunkGraph }) {
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

/** In place of stylesheets: a build that runs beside the browser build doesn't know their names yet. */
export const NAMED_LATER = 'named later';

/** Stands for the address of a stylesheet; `null` takes its place if no browser loads the file's styles. */
const PLACE = /"@stylesheet of ([^" ]+)"/g;

/** @param {{ base: string, stylesheets: Record<string, string> }} names the address of the folder, see `stylesheetsOf` */
export const withStylesheetNames = (text, { base, stylesheets }) =>
  text.replace(PLACE, (_, file) => {
    const sheet = stylesheets[decodeURIComponent(file)];
    return sheet ? JSON.stringify(base + sheet) : 'null';
  });
