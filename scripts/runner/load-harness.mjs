import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_FILES, engineFolder } from './engine.mjs';
import { importRunner } from './import-sources.mjs';
import { loadPython } from './load-python.mjs';

/**
 * Python in Node, made ready as the worker does in the browser: same engine, library, memory and harness.
 * @returns {Promise<{ begin: () => object, reset: () => void, runJob: Function, printed: () => string, interruptBy:
 *   (signal: Uint8Array) => void }>} programs.ts and run-job.ts of shared/workspace/runner, what was printed since the last call
 *   last, and a way to interrupt what runs: another thread writes a 2 into shared memory
 */
export async function loadHarness() {
  const folder = await engineFolder();
  const { createPrograms, fromImage, runJob } = await importRunner(
    'programs',
    'memory-image',
    'run-job',
  );
  const python = await loadPython({
    stdLibURL: join(folder, ENGINE_FILES.library),
    jsglobals: Object.create(null),
    ...fromImage(readFileSync(join(folder, ENGINE_FILES.memory))),
  });
  const printed = collectOutput(python);
  const interruptBy = (signal) => python.setInterruptBuffer(signal);
  return { ...createPrograms(python), runJob, printed, interruptBy };
}

function collectOutput(python) {
  const output = [];
  const decoder = new TextDecoder();
  const write = (bytes) => {
    output.push(decoder.decode(bytes, { stream: true }));
    return bytes.length;
  };
  python.setStdout({ write });
  python.setStderr({ write });
  return () => output.splice(0).join('');
}
