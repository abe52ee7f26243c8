import type { DsaCase, SolutionLanguage } from '@site/shared/contracts/practice';
import type { Outcome, Tail } from './engine/engine.ts';
import type { CaseResult, ProgramError } from './runner/protocol.ts';

/** What is done with a program: it's run, or judged by the cases that are shown, or by all of them. */
export type RunMode = 'run' | 'test' | 'submit';

/** A case of a run: one of the problem's, or a person's own. */
export interface RunCase extends DsaCase {
  /** Of an own case: how the listing failed with its input, so that nobody knows what is expected. */
  own?: { inputError: string | null };
}

/** The state of the latest run. */
export interface RunState {
  phase: 'idle' | 'loading' | 'running' | 'ended';
  mode: RunMode;
  language: SolutionLanguage;
  /** The program that was started. */
  source: string;
  cases: readonly RunCase[];
  /** The share of the engine that has arrived, from 0 to 1. */
  progress: number;
  output: string;
  /** The end of an output that is longer than `output`. */
  tail: Tail | null;
  results: readonly CaseResult[];
  outcome: Outcome | null;
  /** When it began to be run, and how long it took. */
  startedAt: number;
  milliseconds: number;
}

export type RunEvent =
  | {
      type: 'start';
      language: SolutionLanguage;
      mode: RunMode;
      source: string;
      cases: readonly RunCase[];
    }
  /** The person's own cases have joined those of the problem. */
  | { type: 'cases'; cases: readonly RunCase[] }
  | { type: 'progress'; share: number }
  | { type: 'running'; at: number }
  | { type: 'output'; text: string }
  | { type: 'tail'; tail: Tail }
  | { type: 'case'; result: CaseResult }
  /** What has been run so far counts for nothing: it's run once more. */
  | { type: 'again' }
  | { type: 'end'; outcome: Outcome; at: number };

export const nothingRun: RunState = {
  phase: 'idle',
  mode: 'run',
  language: 'python',
  source: '',
  cases: [],
  progress: 0,
  output: '',
  tail: null,
  results: [],
  outcome: null,
  startedAt: 0,
  milliseconds: 0,
};

export function runReducer(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'start': {
      const { language, mode, source, cases } = event;
      return { ...nothingRun, phase: 'loading', language, mode, source, cases };
    }
    case 'cases':
      return { ...state, cases: event.cases };
    case 'progress':
      return { ...state, progress: event.share };
    case 'running':
      return { ...state, phase: 'running', startedAt: event.at };
    case 'output':
      return { ...state, output: state.output + event.text };
    case 'tail':
      return { ...state, tail: event.tail };
    case 'case':
      return { ...state, results: [...state.results, event.result] };
    case 'again':
      return { ...state, output: '', tail: null, results: [] };
    case 'end': {
      const milliseconds = state.startedAt && Math.round(event.at - state.startedAt);
      return { ...state, phase: 'ended', outcome: event.outcome, milliseconds };
    }
  }
}

export const isUnderWay = ({ phase }: RunState) => phase === 'loading' || phase === 'running';

/** The error of the program itself, not of one of its cases. */
export const errorOf = ({ outcome }: RunState): ProgramError | null =>
  outcome?.kind === 'finished' ? outcome.error : null;

/** The line in which the program failed, either directly or in a case that is shown. */
export const failedLine = (state: RunState): number | null =>
  errorOf(state)?.line ?? failedCase(state)?.error?.line ?? null;

/** Of all cases, the first that failed is shown, even if only a later one says in which line. */
const failedCase = ({ mode, results }: RunState): CaseResult | undefined =>
  results.find(({ passed, error }) => !passed && (mode === 'submit' || error?.line));

/** Cases of one's own that our solution can't take either say nothing about a program. */
export const judgedCases = (cases: readonly RunCase[]): RunCase[] =>
  cases.filter(({ own }) => !own?.inputError);

/** Whether all cases have passed. */
export const allPassed = ({ outcome, cases, results }: RunState): boolean =>
  outcome?.kind === 'finished' &&
  outcome.error === null &&
  cases.length > 0 &&
  results.length === judgedCases(cases).length &&
  results.every(({ passed }) => passed);
