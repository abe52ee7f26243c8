import type { DsaProblem } from '@site/shared/contracts';
import { useEffect, useReducer, useRef } from 'react';
import type { Job } from '../../../runner/protocol.ts';
import type { Outcome } from './python/outcome.ts';
import type { Python } from './python/python.ts';
import { nothingRun, type RunEvent, type RunState, runReducer } from './run-state.ts';

/** Runs a problem's program, and holds the state of the latest run. */
export function useRun(problem: DsaProblem, python: () => Python) {
  const [state, dispatch] = useReducer(runReducer, nothingRun);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const start = (mode: RunState['mode'], source: string) => {
    dispatch({ type: 'start', mode, source });
    const cases = mode === 'test' ? problem.cases : [];
    const job = { source, support: problem.support, cases: cases.map(expressionsOf) };
    stop.current = startJob(job, python(), dispatch);
  };
  return { state, start, stop: () => stop.current() };
}

/** Tells how a job goes, up to its end. @returns what stops it */
export function startJob(job: Job, python: Python, dispatch: (event: RunEvent) => void) {
  const run = python.run(job, listenerOf(dispatch));
  void run.outcome.then((outcome: Outcome) => dispatch({ type: 'end', outcome }));
  return run.stop;
}

const expressionsOf = ({ input, expected }: DsaProblem['cases'][number]) => ({ input, expected });

const listenerOf = (dispatch: (event: RunEvent) => void) => ({
  onProgress: (share: number) => dispatch({ type: 'progress', share }),
  onRunning: () => dispatch({ type: 'running' }),
  onOutput: (text: string) => dispatch({ type: 'output', text }),
  onCut: () => dispatch({ type: 'cut' }),
  onCase: (result: RunState['results'][number]) => dispatch({ type: 'case', result }),
});
