import type { CaseResult, ProgramError } from '../../../../runner/protocol.ts';

/** For a whole run: the program and all of its cases. */
export const TIME_LIMIT_MS = 5_000;

/** How a run ended. */
export type Outcome =
  /** By itself; `error` says what Python reported. */
  | { kind: 'finished'; error: ProgramError | null }
  | { kind: 'time-limit' }
  | { kind: 'stopped' }
  /** The interpreter came to an end with the program. */
  | { kind: 'dead'; tooDeep: boolean }
  /** There is no Python: it could not be fetched, or does not start in this browser. */
  | { kind: 'unavailable'; stage: 'fetch' | 'start' };

/** Hears of a run while it goes on. */
export interface Listener {
  /** Share of Python that has arrived, from 0 to 1; 1 while it starts. */
  onProgress(share: number): void;
  onRunning(): void;
  onOutput(text: string): void;
  /** There is more output than is shown. */
  onCut(): void;
  onCase(result: CaseResult): void;
}
