/**
 * The large, slow part of the runner: Python as WebAssembly, its standard library and its memory at the
 * start, each with its compressed copies. Made once for each version of Pyodide and of what goes into them.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { precompress } from '../release/precompress.mjs';
import { projectPath } from '../webpack/paths.mjs';

const require = createRequire(import.meta.url);

/** The files, by what each is to the frame (shared/workspace/runner/protocol.ts). */
export const ENGINE_FILES = { engine: 'python.wasm', library: 'library.zip', memory: 'memory.bin' };

const SOURCES = [
  'scripts/runner/engine.mjs',
  'scripts/runner/load-python.mjs',
  'scripts/runner/make-image.mjs',
  'scripts/runner/slim-stdlib.mjs',
  'scripts/runner/slim_stdlib.py',
  'shared/workspace/runner/case.py',
  'shared/workspace/runner/harness.py',
  'shared/workspace/runner/interpreter.py',
  'shared/workspace/runner/memory-image.ts',
  'shared/workspace/runner/plain.py',
  'shared/workspace/runner/prepare.ts',
  'shared/workspace/runner/start-engine.ts',
];

function key() {
  const { version } = require('pyodide/package.json');
  const hash = createHash('sha256').update(version);
  for (const source of SOURCES) hash.update(readFileSync(projectPath(source)));
  return hash.digest('hex').slice(0, 12);
}

/** Returns the folder with the engine's files, which are made if they are not there yet. */
export async function engineFolder() {
  const folder = projectPath(`node_modules/.cache/runner/engine-${key()}`);
  if (!existsSync(folder)) await makeEngine(folder);
  return folder;
}

/** Appears as a whole or not at all: two builds at a time do not meet half of it. */
async function makeEngine(folder) {
  const temporary = `${folder}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  const [engine, library, memory] = Object.values(ENGINE_FILES).map((name) =>
    join(temporary, name),
  );
  await copyFile(require.resolve('pyodide/pyodide.asm.wasm'), engine);
  const compressed = precompress(temporary);
  await run('slim-stdlib.mjs', library);
  await run('make-image.mjs', library, memory);
  await compressed;
  await precompress(temporary);
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true }));
}

const run = (script, ...args) =>
  promisify(execFile)(process.execPath, [projectPath(`scripts/runner/${script}`), ...args]);
