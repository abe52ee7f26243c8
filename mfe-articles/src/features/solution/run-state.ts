import type { CaseResult, ProgramError } from '../../../runner/protocol.ts';
import type { Outcome } from './python/outcome.ts';

/** The state of the latest run. */
export interface RunState {
  phase: 'idle' | 'loading' | 'running' | 'ended';
  /** Whether the cases are run as well. */
  mode: 'run' | 'test';
  /** The program that was started. */
  source: string;
  /** The share of Python that has arrived, from 0 to 1. */
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

/** The error of the program itself, not of one of its cases. */
export const errorOf = ({ outcome }: RunState): ProgramError | null =>
  outcome?.kind === 'finished' ? outcome.error : null;

/** The line in which the program failed, either directly or in its first failed case. */
export const failedLine = (state: RunState): number | null =>
  errorOf(state)?.line ?? state.results.find(({ error }) => error?.line)?.error?.line ?? null;

/** Whether all of the given number of cases have passed. */
export const allPassed = ({ mode, outcome, results }: RunState, cases: number): boolean =>
  mode === 'test' &&
  outcome?.kind === 'finished' &&
  outcome.error === null &&
  cases > 0 &&
  results.length === cases &&
  results.every(({ passed }) => passed);
