import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Where the package's files lie. */
export const pyodideFolder = dirname(
  createRequire(import.meta.url).resolve('pyodide/package.json'),
);
