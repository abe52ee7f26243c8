/** node make-image.mjs LIBRARY IMAGE writes Python's memory once it has the library and is ready for programs. */
import crypto from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { importRunner } from './import-sources.mjs';
import { loadPython } from './load-python.mjs';

const [library, image] = process.argv.slice(2);
const { packImage, prepare, startEngine } = await importRunner(
  'memory-image',
  'prepare',
  'start-engine',
);

// Builds of the same sources make the same file: nobody downloads it again for the hour it was made at, or the
// place. A program gets chance, time and place of its own (`close` in interpreter.py).
process.env.TZ = 'UTC';
Date.now = () => 0;
performance.now = () => 0;
crypto.randomFillSync = (bytes) => bytes.fill(0);

let first;
const python = await loadPython({
  stdLibURL: library,
  jsglobals: Object.create(null),
  env: { LANG: 'C.UTF-8', PYTHONHASHSEED: '0' },
  _sysExecutable: './this.program',
  _makeSnapshot: true,
  async createPyodideModule(settings) {
    const started = await startEngine(settings);
    first = started.first;
    return started.engine;
  },
});
prepare(python);
writeFileSync(image, packImage(python.makeMemorySnapshot(), first));
