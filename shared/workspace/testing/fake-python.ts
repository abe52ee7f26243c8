import { act } from '@testing-library/react';
import type { Listener, Outcome } from '../engine/outcome.ts';
import type { Python } from '../python/python.ts';
import type { CaseResult, Job } from '../runner/protocol.ts';

/** Replaces Python in the browser: the test says what it reports. */
export function fakePython() {
  const jobs: Job[] = [];
  let end: (outcome: Outcome) => void = () => {};
  let listener: Listener | undefined;
  const prepare = jest.fn();
  const python: Python = {
    run(job, told) {
      jobs.push(job);
      listener = told;
      const outcome = new Promise<Outcome>((resolve) => {
        end = resolve;
      });
      return { outcome, stop: () => end({ kind: 'stopped' }) };
    },
    prepare,
    closeUnused: () => {},
    close: () => {},
  };
  const tell = (report: (told: Listener) => void) => act(() => listener && report(listener));
  return {
    python: () => python,
    prepare,
    jobs,
    tell,
    /** Reports what each case has given, in order. */
    judge: (...results: Omit<CaseResult, 'index'>[]) =>
      tell((told) => {
        told.onRunning();
        for (const [index, result] of results.entries()) told.onCase({ index, ...result });
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
