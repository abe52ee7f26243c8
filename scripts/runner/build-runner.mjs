/**
 * Builds the runner: a folder with everything that running Python in a browser takes (mfe-articles/runner).
 * Its name is its content's hash and it is published beside the releases, not inside one: a release of
 * the page leaves it where it is, and nobody downloads Python again for it.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { precompress } from '../release/precompress.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { ENGINE_FILES, engineFolder } from './engine.mjs';

const SOURCES = projectPath('mfe-articles/runner');
const WORKER = 'worker.js';

/** Which file is what; the names of type `Role` in mfe-articles/runner/protocol.ts. */
const FETCHED = { ...ENGINE_FILES, worker: WORKER };

/**
 * @typedef {object} RunnerFacts what a page must know to fetch the runner
 * @property {string} folder
 * @property {Record<keyof typeof FETCHED, { name: string, size: number, integrity: string }>} files
 *   size in bytes, as it is when it has arrived
 */

let built;

/**
 * Answers where the runner lies and its facts. A process builds it once; a folder whose content is there
 * already is left alone.
 * @returns {Promise<{ path: string, facts: RunnerFacts }>}
 */
export function buildRunner() {
  built ??= makeRunner();
  return built;
}

async function makeRunner() {
  const temporary = projectPath(`node_modules/.cache/runner/.${process.pid}`);
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const [engine] = await Promise.all([engineFolder(), bundle(temporary)]);
  await writeFrame(temporary);
  await cp(engine, temporary, { recursive: true });
  const folder = `runner-${await hashOf(temporary)}`;
  const path = projectPath(`node_modules/.cache/runner/${folder}`);
  await precompress(temporary);
  await rename(temporary, path).catch(() => rm(temporary, { recursive: true }));
  return { path, facts: { folder, files: await factsOf(path) } };
}

/** The frame in one file: without a network, browsers have its document and nothing that it asks for. */
async function writeFrame(folder) {
  const script = await readFile(join(folder, 'frame.js'), 'utf8');
  const html = await readFile(join(SOURCES, 'frame.html'), 'utf8');
  if (script.includes('</script'))
    throw new Error('The script of the frame would end its element.');
  const whole = html.replace(
    '<script src="frame.js"></script>',
    () => `<script>${script}</script>`,
  );
  await writeFile(join(folder, 'frame.html'), whole);
  await rm(join(folder, 'frame.js'));
}

const bundle = (outdir) =>
  build({
    entryPoints: ['frame.ts', 'worker.ts'].map((name) => join(SOURCES, name)),
    outdir,
    bundle: true,
    format: 'iife',
    // Scripts that are no modules have no address, and need none.
    define: { 'import.meta.url': 'undefined' },
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    external: ['node:*', 'ws', 'fs', 'crypto', 'child_process'],
    logLevel: 'error',
  });

async function hashOf(folder) {
  const hash = createHash('sha256');
  const names = await readdir(folder);
  for (const name of names.filter((name) => !/\.(br|gz)$/.test(name)).sort()) {
    hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function factsOf(folder) {
  const factsOfFile = async ([role, name]) => {
    const content = await readFile(join(folder, name));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return [role, { name, size: content.length, integrity }];
  };
  return Object.fromEntries(await Promise.all(Object.entries(FETCHED).map(factsOfFile)));
}
