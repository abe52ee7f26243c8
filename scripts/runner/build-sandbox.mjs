/**
 * Builds a sandbox: a folder with everything that running programs of one kind in a browser takes. Its name is its
 * content's hash and it is published beside the releases, not inside one: a release of the page leaves it where it
 * is, and nobody downloads it again for that.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { precompress } from '../release/precompress.mjs';
import { projectPath } from '../webpack/paths.mjs';

/**
 * @typedef {object} SandboxFacts what a page must know to fetch it
 * @property {string} folder
 * @property {Record<string, { name: string, size: number, integrity: string }>} files
 *   size in bytes, as it is when it has arrived
 */

/**
 * A folder whose content is there already is left alone.
 * @param {object} options
 * @param {string} options.name what the folder's name begins with
 * @param {string} options.sources the folder of frame.html, frame.ts and worker.ts
 * @param {Record<string, string>} options.files the large files that the page fetches, by what each is to the frame
 * @param {() => Promise<string>} options.makeFiles answers the folder with them
 * @param {string} options.address what a script takes for its own address: it has none, since it's no module
 * @returns {Promise<{ path: string, facts: SandboxFacts }>} its path, and its facts
 */
export async function buildSandbox({ name, sources, files, makeFiles, address }) {
  const temporary = projectPath(`node_modules/.cache/runner/.${name}.${process.pid}`);
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const [made] = await Promise.all([makeFiles(), bundle(sources, address, temporary)]);
  await writeFrame(sources, temporary);
  await cp(made, temporary, { recursive: true });
  const folder = `${name}-${await hashOf(temporary)}`;
  const path = projectPath(`node_modules/.cache/runner/${folder}`);
  await precompress(temporary);
  await rename(temporary, path).catch(() => rm(temporary, { recursive: true }));
  return { path, facts: { folder, files: await factsOf(path, { ...files, worker: 'worker.js' }) } };
}

/** The frame in one file: offline, browsers have its document and nothing that it requests. */
async function writeFrame(sources, folder) {
  const script = await readFile(join(folder, 'frame.js'), 'utf8');
  const html = await readFile(join(sources, 'frame.html'), 'utf8');
  if (script.includes('</script'))
    throw new Error('The script of the frame would end its element.');
  const whole = html.replace(
    '<script src="frame.js"></script>',
    () => `<script>${script}</script>`,
  );
  await writeFile(join(folder, 'frame.html'), whole);
  await rm(join(folder, 'frame.js'));
}

const bundle = (sources, address, outdir) =>
  build({
    entryPoints: ['frame.ts', 'worker.ts'].map((name) => join(sources, name)),
    outdir,
    bundle: true,
    format: 'iife',
    define: { 'import.meta.url': address },
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

async function factsOf(folder, files) {
  const factsOfFile = async ([role, name]) => {
    const content = await readFile(join(folder, name));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return [role, { name, size: content.length, integrity }];
  };
  return Object.fromEntries(await Promise.all(Object.entries(files).map(factsOfFile)));
}
