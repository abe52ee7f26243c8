import type { CppSignature } from '@site/shared/contracts/practice';

/** The messages between page and worker, and from the frame to the worker. A worker's messages may be forged by the program it runs. */

/**
 * The files of the runner: Python as WebAssembly, its standard library as a zip, its memory at the start, the
 * worker's script.
 */
export type Role = 'engine' | 'library' | 'memory' | 'worker';

/** Frame to worker, after a first message with the worker's port: each file as soon as it is there. */
export type Supply =
  | { role: 'engine'; content: WebAssembly.Module }
  | { role: 'library'; content: ArrayBuffer }
  | { role: 'memory'; content: ArrayBuffer };

/** One check of a program: two expressions that must be equal. */
export interface Case {
  input: string;
  /** Null if nothing is judged: the expression is one of ours, and what it gives is handed over whole. */
  expected: string | null;
}

/** Page to worker. */
export interface Job {
  source: string;
  /** Runs before the source; may be empty. */
  support: string;
  cases: Case[];
  /** Of a program in C++: `support` and cases are JavaScript, and this is for its compiler. */
  cpp?: CppProgram;
}

/** What a program in C++ gets, and what its cases use of it. */
export interface CppProgram {
  /** The structure of nodes; '' if there are none. */
  support: string;
  signature: CppSignature;
}

/** How a program failed. */
export interface ProgramError {
  /** Name of the exception's class, such as NameError. */
  type: string;
  /** As Python prints it, with the lines of the learner's program alone. */
  text: string;
  /** Line of the program, from 1. */
  line: number | null;
}

export interface CaseResult {
  index: number;
  passed: boolean;
  /** The value as its language writes it; null if there is none. */
  actual: string | null;
  /** What the program returned, if the case makes something else of it before it's compared; null if it doesn't. */
  returned: string | null;
  error: ProgramError | null;
}

/** Worker to page. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'output'; text: string }
  /** The end of an output that is longer than what is shown of its beginning, and how many bytes are between them. */
  | { type: 'tail'; text: string; omitted: number }
  | { type: 'case'; result: CaseResult }
  | { type: 'done'; error: ProgramError | null; memory: number }
  /** Python itself crashed: this worker can't run anything any more. */
  | { type: 'dead'; tooDeep: boolean };

/** How much is shown of the output of one run, in bytes: of its beginning, and of its end. */
export const HEAD_LIMIT = 48 * 1024;
export const TAIL_LIMIT = 16 * 1024;

/** The most memory a program may use, in bytes; Python itself takes 30 MiB of it. */
export const MEMORY_LIMIT = 384 * 1024 * 1024;
