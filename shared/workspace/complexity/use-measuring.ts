import { useEffect, useReducer, useRef } from 'react';
import type { Engine, Listener, Outcome } from '../engine/engine.ts';
import type { Solvable } from '../language/solvable.ts';
import type { CaseResult, ProgramError } from '../runner/protocol.ts';
import { measuringJob, readSize, type SizeTimes } from './measuring-job.ts';

/** The state of the latest measurement. */
export interface Measuring {
  phase: 'idle' | 'loading' | 'timing' | 'ended';
  /** The program that is measured. */
  source: string;
  /** The share of Python that has arrived, from 0 to 1. */
  progress: number;
  /** Seconds of Python's time. */
  elapsed: number;
  sizes: readonly SizeTimes[];
  /** How a call failed. */
  error: ProgramError | null;
  outcome: Outcome | null;
}

type MeasuringEvent =
  | { type: 'start'; source: string }
  | { type: 'progress'; share: number }
  | { type: 'timing' }
  | { type: 'size'; result: CaseResult }
  | { type: 'end'; outcome: Outcome };

const notMeasured: Measuring = {
  phase: 'idle',
  source: '',
  progress: 0,
  elapsed: 0,
  sizes: [],
  error: null,
  outcome: null,
};

function measuringReducer(state: Measuring, event: MeasuringEvent): Measuring {
  switch (event.type) {
    case 'start':
      return { ...notMeasured, phase: 'loading', source: event.source };
    case 'progress':
      return { ...state, progress: event.share };
    case 'timing':
      return { ...state, phase: 'timing' };
    case 'size': {
      const { actual, error } = event.result;
      // After the first failure, all that follows fails as well.
      if (error) return { ...state, error: state.error ?? error };
      const size = readSize(actual);
      if (!size) return state;
      return { ...state, elapsed: size.elapsed, sizes: [...state.sizes, size] };
    }
    case 'end':
      return { ...state, phase: 'ended', outcome: event.outcome };
  }
}

/** Measures programs of a problem, one at a time. Another run of the program ends a measurement. */
export function useMeasuring({ support, growth }: Solvable, python: () => Engine, busy: boolean) {
  const [state, dispatch] = useReducer(measuringReducer, notMeasured);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    if (busy) stop.current();
  }, [busy]);
  const start = (source: string) => {
    dispatch({ type: 'start', source });
    const job = measuringJob({ source, support, generator: growth?.generator ?? '' });
    const listener: Listener = {
      onProgress: (share) => dispatch({ type: 'progress', share }),
      onRunning: () => dispatch({ type: 'timing' }),
      onOutput: () => {},
      onTail: () => {},
      onCase: (result) => dispatch({ type: 'size', result }),
    };
    const run = python().run(job, listener, true);
    stop.current = run.stop;
    void run.outcome.then((outcome) => dispatch({ type: 'end', outcome }));
  };
  return { state, start, stop: () => stop.current() };
}
