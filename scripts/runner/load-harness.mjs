import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectPath } from '../webpack/paths.mjs';
import { engineFolder, LIBRARY } from './engine.mjs';
import { loadPython } from './load-python.mjs';

/**
 * Python in Node, made ready as the worker does in the browser: same engine, library and harness.
 * @returns {Promise<{ begin: () => object, reset: () => void, runJob: Function, printed: () => string }>}
 *   programs.ts and run-job.ts of mfe-articles/runner, and what was printed since it was asked last
 */
export async function loadHarness() {
  const python = await loadPython(join(await engineFolder(), LIBRARY));
  const printed = collectOutput(python);
  const { createPrograms, runJob } = await importRunner();
  return { ...createPrograms(python), runJob, printed };
}

/** Part of the worker, as a module for Node. */
async function importRunner() {
  const outfile = projectPath(`node_modules/.cache/runner/programs.${process.pid}.mjs`);
  await build({
    stdin: {
      contents: "export * from './programs.ts'; export * from './run-job.ts';",
      resolveDir: projectPath('mfe-articles/runner'),
    },
    bundle: true,
    format: 'esm',
    loader: { '.py': 'text' },
    outfile,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
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
