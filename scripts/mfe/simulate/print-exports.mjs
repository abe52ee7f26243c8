/**
 * `node print-exports.mjs <module>`, from a folder that has the module: prints the names of all that it exports. Of one
 * in CommonJS, that is what its object has. A module that isn't there exports nothing.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** As bundlers find it: a module of an older package may be named without its extension. */
function addressOf(module) {
  const ways = [
    () => import.meta.resolve(module),
    () => pathToFileURL(require.resolve(module)).href,
  ];
  return ways.map(attempt).find((address) => address && existsSync(fileURLToPath(address)));
}

function attempt(way) {
  try {
    return way();
  } catch {
    return null;
  }
}

/** Node lists names that a build for development alone gives a value. */
const namesIn = (object) => Object.keys(object).filter((name) => object[name] !== undefined);

const address = addressOf(process.argv[2]);
const all = address ? await import(address) : {};
console.log(JSON.stringify([...new Set([...namesIn(all), ...namesIn(Object(all.default))])]));
