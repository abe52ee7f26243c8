import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /(?<!\.d)\.(m?[jt]s|[jt]sx)$/;
const NOT_OURS = new Set(['node_modules', 'dist', '.cache', '.data', '.types', 'coverage']);

/** What the site is made of, in the browser and on the server. */
const PACKAGE = /^(api|shared|shell|mfe-[^/]+)$/;

/** What builds, runs and tests it. */
const TOOLS = /^(scripts|e2e)$/;

/** Every source of api, shared, shell and mfe-* in the project's folder, relative to it. */
export const listSources = (root) => sourcesOf(root, PACKAGE);

/** Every source of scripts and e2e. */
export const listToolSources = (root) => sourcesOf(root, TOOLS);

/** What is in these files, by file. */
export const readSources = (root, files) =>
  Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

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
