import type { CaseResult, ProgramError } from '../../../runner/protocol.ts';
import type { Outcome } from './python/outcome.ts';

/** What is known of the latest run. */
export interface RunState {
  phase: 'idle' | 'loading' | 'running' | 'ended';
  /** Whether the cases are run too. */
  mode: 'run' | 'test';
  /** The program that was started. */
  source: string;
  /** Share of Python that has arrived, from 0 to 1. */
  progress: number;
  output: string;
  cut: boolean;
  results: readonly CaseResult[];
  outcome: Outcome | null;
}

export type RunEvent =
  | { type: 'start'; mode: RunState['mode']; source: string }
  | { type: 'progress'; share: number }
  | { type: 'running' }
  | { type: 'output'; text: string }
  | { type: 'cut' }
  | { type: 'case'; result: CaseResult }
  | { type: 'end'; outcome: Outcome };

export const nothingRun: RunState = {
  phase: 'idle',
  mode: 'run',
  source: '',
  progress: 0,
  output: '',
  cut: false,
  results: [],
  outcome: null,
};

export function runReducer(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'start':
      return { ...nothingRun, phase: 'loading', mode: event.mode, source: event.source };
    case 'progress':
      return { ...state, progress: event.share };
    case 'running':
      return { ...state, phase: 'running' };
    case 'output':
      return { ...state, output: state.output + event.text };
    case 'cut':
      return { ...state, cut: true };
    case 'case':
      return { ...state, results: [...state.results, event.result] };
    case 'end':
      return { ...state, phase: 'ended', outcome: event.outcome };
  }
}

export const isUnderWay = ({ phase }: RunState) => phase === 'loading' || phase === 'running';

/** What Python reported of the program itself, not of one of its cases. */
export const errorOf = ({ outcome }: RunState): ProgramError | null =>
  outcome?.kind === 'finished' ? outcome.error : null;

/** The line of the program in which it failed, by itself or in its first failed case. */
export const failedLine = (state: RunState): number | null =>
  errorOf(state)?.line ?? state.results.find(({ error }) => error?.line)?.error?.line ?? null;

/** Whether every one of so many cases has passed. */
export const allPassed = ({ mode, outcome, results }: RunState, cases: number): boolean =>
  mode === 'test' &&
  outcome?.kind === 'finished' &&
  outcome.error === null &&
  cases > 0 &&
  results.length === cases &&
  results.every(({ passed }) => passed);
