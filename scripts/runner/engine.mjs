/**
 * The large, slow part of the runner: Python as WebAssembly and its standard library, each with its
 * compressed copies. Made once for each version of Pyodide and of the slimming.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { precompress } from '../release/precompress.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { pyodideFolder } from './pyodide-folder.mjs';

const SOURCES = ['engine.mjs', 'load-python.mjs', 'slim-stdlib.mjs', 'slim_stdlib.py'];

export const ENGINE = 'python.wasm';
export const LIBRARY = 'library.zip';

const read = (name) => readFileSync(new URL(`./${name}`, import.meta.url));

function key() {
  const { version } = JSON.parse(readFileSync(join(pyodideFolder, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(version);
  for (const source of SOURCES) hash.update(read(source));
  return hash.digest('hex').slice(0, 12);
}

/** Answers the folder with the engine's files, which are made if they are not there yet. */
export async function engineFolder() {
  const folder = projectPath(`node_modules/.cache/runner/engine-${key()}`);
  if (!existsSync(folder)) await makeEngine(folder);
  return folder;
}

/** Appears as a whole or not at all: two builds at a time do not meet half of it. */
async function makeEngine(folder) {
  const temporary = `${folder}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  await copyFile(join(pyodideFolder, 'pyodide.asm.wasm'), join(temporary, ENGINE));
  const engine = precompress(temporary);
  await promisify(execFile)(process.execPath, [
    projectPath('scripts/runner/slim-stdlib.mjs'),
    join(temporary, LIBRARY),
  ]);
  await engine;
  await precompress(temporary);
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true }));
}
