/**
 * node scripts/runner/try-images.mjs --json says of Python's memory, which the build saves, what prevents that
 * fit for use: whether a second build makes the same file, and what happens to one that was made for another engine.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectPath } from '../webpack/paths.mjs';
import { ENGINE_FILES, engineFolder } from './engine.mjs';
import { importRunner } from './import-sources.mjs';
import { loadPython } from './load-python.mjs';

/** Pyodide's snapshot names its engine here. */
const ENGINE_ID = 16;

const folder = await engineFolder();
const library = join(folder, ENGINE_FILES.library);
const image = readFileSync(join(folder, ENGINE_FILES.memory));

/** Makes the file in another place, with another clock. */
async function builtAgain() {
  const again = join(tmpdir(), `memory-${process.pid}.bin`);
  const script = projectPath('scripts/runner/make-image.mjs');
  const elsewhere = { cwd: tmpdir(), env: { ...process.env, TZ: 'Asia/Kolkata' } };
  await promisify(execFile)(process.execPath, [script, library, again], elsewhere);
  const same = readFileSync(again).equals(image);
  await rm(again);
  return same;
}

async function withOtherEngine() {
  const { fromImage } = await importRunner('memory-image');
  const foreign = new Uint8Array(image);
  foreign[ENGINE_ID] ^= 1;
  const options = { stdLibURL: library, jsglobals: Object.create(null) };
  return loadPython({ ...options, ...fromImage(foreign.buffer) }).then(
    () => 'It was used.',
    (error) => error.message,
  );
}

console.log(JSON.stringify([{ same: await builtAgain(), refusal: await withOtherEngine() }]));
