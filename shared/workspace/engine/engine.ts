import type { CaseResult, Job, ProgramError } from '../runner/protocol.ts';

/** What runs programs of a language in the browser. One run at a time. */
export interface Engine {
  /** Starts it ahead of the first run, at most once; if nothing is run for a while, it's ended again. */
  prepare(): void;
  /** With `alone`, nothing is prepared for the next run meanwhile: that would disturb what is timed. */
  run(job: Job, listener: Listener, alone?: boolean): { outcome: Promise<Outcome>; stop(): void };
  /** Ends it unless it has run something. */
  closeUnused(): void;
  close(): void;
}

/** For the program itself, up to its end or its first result: Python is slow when it first runs something. */
export const TIME_LIMIT_MS = 5_000;

/** For each case after the first. */
export const CASE_LIMIT_MS = 2_000;

/** How a run ended. */
export type Outcome =
  /** It ended by itself; `error` is what Python reported. */
  | { kind: 'finished'; error: ProgramError | null }
  /** One of the limits was reached. */
  | { kind: 'time-limit'; limitMs: number }
  /** One of the limits was reached on a device that was too busy for that to mean anything. */
  | { kind: 'busy' }
  | { kind: 'stopped' }
  /** The interpreter crashed. */
  | { kind: 'dead'; tooDeep: boolean }
  /** Python is unavailable: it couldn't be fetched, or doesn't start in this browser. */
  | { kind: 'unavailable'; stage: 'fetch' | 'start' };

/** The end of an output, and how many bytes are left out before it. */
export interface Tail {
  text: string;
  omitted: number;
}

/** Receives the events of a run. */
export interface Listener {
  /** The share of Python that has arrived, from 0 to 1; 1 while it starts. */
  onProgress(share: number): void;
  onRunning(): void;
  onOutput(text: string): void;
  /** The output is longer than what is shown of its beginning. */
  onTail(tail: Tail): void;
  onCase(result: CaseResult): void;
}
