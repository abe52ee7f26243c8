import type { CaseResult, ProgramError } from '../../../../runner/protocol.ts';

/** For a whole run: the program and all of its cases. */
export const TIME_LIMIT_MS = 5_000;

/** How a run ended. */
export type Outcome =
  /** It ended by itself; `error` is what Python reported. */
  | { kind: 'finished'; error: ProgramError | null }
  | { kind: 'time-limit' }
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
