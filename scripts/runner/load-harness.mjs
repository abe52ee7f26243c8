import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { engineFolder, LIBRARY } from './engine.mjs';
import { loadPython } from './load-python.mjs';

const read = (name) => readFileSync(projectPath(`mfe-articles/runner/${name}.py`), 'utf8');

/**
 * Python in Node, made ready as the worker does in the browser: same engine, library and harness.
 * @returns {Promise<{ harness: object, tidy: () => void, printed: () => string }>} what
 *   harness.py defines; what undoes a run; and what was printed since it was asked last
 */
export async function loadHarness() {
  const python = await loadPython(join(await engineFolder(), LIBRARY));
  const load = (name) => {
    const globals = python.toPy({ __name__: name });
    python.runPython(read(name), { globals });
    return globals;
  };
  const tidy = load('interpreter').get('tidy');
  return { harness: load('harness'), tidy, printed: collectOutput(python) };
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
