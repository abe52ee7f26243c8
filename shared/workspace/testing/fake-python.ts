import { act } from '@testing-library/react';
import type { Engine, Listener, Outcome } from '../engine/engine.ts';
import type { CaseResult, Job } from '../runner/protocol.ts';

/** Replaces Python in the browser: the test says what it reports. */
export function fakePython() {
  const jobs: Job[] = [];
  let end: (outcome: Outcome) => void = () => {};
  let listener: Listener | undefined;
  const prepare = jest.fn();
  const python: Engine = {
    run(job, jobListener) {
      jobs.push(job);
      listener = jobListener;
      const outcome = new Promise<Outcome>((resolve) => {
        end = resolve;
      });
      return { outcome, stop: () => end({ kind: 'stopped' }) };
    },
    prepare,
    closeUnused: () => {},
    close: () => {},
  };
  const report = (event: (listener: Listener) => void) => act(() => listener && event(listener));
  return {
    python: () => python,
    prepare,
    jobs,
    report,
    /** Reports what each case has given, in order. */
    judge: (...results: Omit<CaseResult, 'index'>[]) =>
      report((listener) => {
        listener.onRunning();
        for (const [index, result] of results.entries()) listener.onCase({ index, ...result });
      }),
    end: (outcome: Outcome) => act(async () => end(outcome)),
    finish: (error: Extract<Outcome, { kind: 'finished' }>['error'] = null) =>
      act(async () => end({ kind: 'finished', error })),
  };
}

export const gave = (actual: string, passed = true) => ({
  passed,
  actual,
  returned: null,
  error: null,
});

export const failedWith = (type: string, line: number | null = null) => ({
  passed: false,
  actual: null,
  returned: null,
  error: { type, text: `${type}: it went wrong`, line },
});
