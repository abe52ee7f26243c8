/** node make-image.mjs LIBRARY IMAGE writes Python's memory once it has the library and is ready for programs. */
import { writeFileSync } from 'node:fs';
import { importRunner } from './import-runner.mjs';
import { loadPython } from './load-python.mjs';

const [library, image] = process.argv.slice(2);
const { packImage, prepare, startEngine } = await importRunner(
  'memory-image',
  'prepare',
  'start-engine',
);

let first;
const python = await loadPython({
  stdLibURL: library,
  jsglobals: Object.create(null),
  // The same in every build.
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
