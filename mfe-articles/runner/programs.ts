import type { PyodideAPI } from 'pyodide';
import type { PyCallable, PyDict, PyProxy } from 'pyodide/ffi';
import type { Case, CaseResult, ProgramError } from './protocol.ts';

/** How a file of a program ended. */
interface Ending {
  /** Whether the program is over: it failed or ended itself. */
  over: boolean;
  error: ProgramError | null;
}

/** A program in the interpreter. */
export interface Program {
  execute(source: string, filename: string): Ending;
  judge(given: Case): Omit<CaseResult, 'index'>;
  /** Shows the unfinished line it has printed, and frees the program. */
  end(): void;
}

/**
 * Prepares an interpreter for learners' programs. From then on they can't escape it: Python has no access
 * to JavaScript, and the code that judges a program is out of its reach. Each call gets its own harness,
 * built from immutable parts that only this closure holds: a program that reaches into its callers and
 * alters them has altered something that is never used again.
 */
export function createPrograms(python: PyodideAPI) {
  const [exec, dict, code, base, builtins, reset, close] = partsOf(python);
  close();
  reset();

  const call = (name: string, ...values: unknown[]) => {
    const own = dict(builtins);
    const globals = dict(base) as PyDict;
    globals.set('__builtins__', own);
    exec(code, globals);
    const work = globals.get(name) as PyCallable;
    try {
      return work(...values);
    } finally {
      for (const proxy of [work, globals, own]) proxy.destroy();
    }
  };

  const begin = (): Program => {
    const program: PyProxy = call('begin');
    return {
      execute: (source, filename) => JSON.parse(call('execute', program, source, filename)),
      judge: ({ input, expected }) => {
        const found: PyProxy = call('evaluate', program, input);
        const judged = JSON.parse(call('judge', program, found, expected));
        found.destroy();
        return judged;
      },
      end: () => {
        call('flush');
        program.destroy();
      },
    };
  };
  const resetStreams = streamsOf(python);
  return {
    begin,
    /** Undoes what the last program has changed. */
    reset: () => {
      resetStreams();
      reset();
    },
  };
}

interface Stream {
  fd: number | null;
}

/** Returns a function that closes all files and restores the standard streams if a program has closed or redirected them. */
function streamsOf({ FS }: PyodideAPI): () => void {
  const streams: (Stream | null)[] = FS.streams;
  const standard = streams.slice(0, 3);
  return () => {
    for (const stream of streams) if (stream && !standard.includes(stream)) FS.close(stream);
    for (const [fd, stream] of standard.entries())
      if (stream) streams[fd] = Object.assign(stream, { fd });
  };
}

const takeParts = 'globals().pop("prepared")';

type Parts = [PyCallable, PyCallable, PyProxy, PyProxy, PyProxy, PyCallable, PyCallable];

/** What prepare.ts has left for us, which nothing in Python refers to from then on. */
function partsOf(python: PyodideAPI): Parts {
  const parts = python.runPython(takeParts);
  return [0, 1, 2, 3, 4, 5, 6].map((place) => parts.get(place)) as Parts;
}
