import type { PyodideAPI } from 'pyodide';
import cases from './case.py';
import harness from './harness.py';
import interpreter from './interpreter.py';
import plain from './plain.py';

/** Prepares Python for learners' programs, as far as that can be done before its memory is saved. */
export function prepare(python: PyodideAPI): void {
  const globals = python.toPy({
    __name__: 'interpreter',
    harness: [harness, plain, cases].join('\n'),
  });
  python.runPython(interpreter, { globals });
  const prepared = python.runPython('prepared(globals().pop("harness"))', { globals });
  python.globals.set('prepared', prepared);
  prepared.destroy();
  globals.destroy();
}
