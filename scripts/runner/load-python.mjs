/** Pyodide in Node: to compile the standard library, and to check the shipped listings. No sandbox. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { loadPyodide } from 'pyodide';

const require = createRequire(import.meta.url);

/** Where the package's files lie. */
const folder = dirname(require.resolve('pyodide/package.json'));

/** No packages beside the standard library: the list of what could be installed is empty. */
const lock = JSON.parse(readFileSync(require.resolve('pyodide/pyodide-lock.json'), 'utf8'));
const emptyLock = { info: lock.info, packages: {} };

/**
 * @param {object} [options] other options of Pyodide, such as `stdLibURL`, the path of a standard library
 *   other than the published one
 */
export const loadPython = (options = {}) =>
  loadPyodide({ lockFileContents: emptyLock, packageBaseUrl: folder, ...options });
