import type { CaseResult, ProgramError } from '../../../../runner/protocol.ts';

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
  | { kind: 'stopped' }
  /** The interpreter crashed. */
  | { kind: 'dead'; tooDeep: boolean }
  /** Python is unavailable: it couldn't be fetched, or doesn't start in this browser. */
  | { kind: 'unavailable'; stage: 'fetch' | 'start' };

/** Receives the events of a run. */
export interface Listener {
  /** The share of Python that has arrived, from 0 to 1; 1 while it starts. */
  onProgress(share: number): void;
  onRunning(): void;
  onOutput(text: string): void;
  /** The output was cut off. */
  onCut(): void;
  onCase(result: CaseResult): void;
}
