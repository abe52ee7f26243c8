import type { CppSignature } from '@site/shared/contracts/practice';
import type { Job } from '../protocol.ts';

/** A program to compile, as the page hands it to the compiler's worker. */
export interface Compilation {
  source: string;
  /** The structure of nodes that it gets; may be empty. */
  support: string;
  /** What is called of it; null if it only runs its own `main`, and so needs no class. */
  signature: CppSignature | null;
}

/** What came of it: a WebAssembly module, or what clang has printed, unless it has crashed. */
export type Compiled =
  | { type: 'compiled'; program: ArrayBuffer }
  | { type: 'refused'; printed: string }
  | { type: 'crashed' };

/** A compiled program, its cases, and the JavaScript that these need. */
export interface CompiledJob extends Job {
  program: ArrayBuffer;
  signature: CppSignature;
}
