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
  /** Runs what its listing needs. */
  provide(support: string): Ending;
  execute(source: string, filename: string): Ending;
  /** Reads a case before the program can tamper with what that takes. @returns what runs and judges it */
  prepare(given: Case): () => Omit<CaseResult, 'index'>;
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
  const [exec, dict, code, base, builtins, reset, close, quieting] = partsOf(python);
  const [resume, ...quiet] = callablesOf(quieting);
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
      provide: (support) => JSON.parse(call('provide', program, support)),
      execute: (source, filename) => JSON.parse(call('execute', program, source, filename)),
      prepare({ input, expected }) {
        if (expected === null) return () => JSON.parse(call('tell', program, input));
        const prepared: PyProxy = call('prepare', input);
        return () => {
          const found: PyProxy = call('evaluate', program, prepared);
          // From here, so that not even a call of what does it is seen by what it ends.
          for (const stop of quiet) stop();
          const judged = JSON.parse(call('judge', program, found, expected));
          resume?.();
          for (const proxy of [found, prepared]) proxy.destroy();
          return judged;
        };
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

function callablesOf(all: PyProxy): PyCallable[] {
  const { length } = all as unknown as unknown[];
  return Array.from({ length }, (_, place) => all.get(place));
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

type Parts = [PyCallable, PyCallable, PyProxy, PyProxy, PyProxy, PyCallable, PyCallable, PyProxy];

/** What prepare.ts has left for us, which nothing in Python refers to from then on. */
function partsOf(python: PyodideAPI): Parts {
  const parts = python.runPython(takeParts);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((place) => parts.get(place)) as Parts;
}
