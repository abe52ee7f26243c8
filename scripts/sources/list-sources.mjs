import { readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /(?<!\.d)\.(m?[jt]s|[jt]sx)$/;
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.data',
  '.types',
  'coverage',
  'planted',
]);

/** What the site is made of, in the browser and on the server. */
const UNIT = /^(api|shared|shell|mfe-[^/]+)$/;

/** What builds, runs and tests it. */
const TOOLS = /^(scripts|e2e)$/;

/**
 * Every source of api, shared, shell and mfe-* under a folder, relative to it.
 * @param {string} root the project, or a tree laid out like it
 */
export const listSources = (root) => sourcesOf(root, UNIT);

/** Every source of scripts and e2e under a folder, relative to it; violations planted for tests are none. */
export const listToolSources = (root) => sourcesOf(root, TOOLS);

const sourcesOf = (root, folders) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && folders.test(entry.name))
    .flatMap(({ name }) => [...walk(root, name)])
    .sort();

function* walk(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const relative = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) yield* walk(root, relative);
    if (entry.isFile() && SOURCE.test(entry.name)) yield relative;
  }
}
