import type { Job } from '../runner/protocol.ts';
import driver from './measure.py';

/** Python of a problem and of the person who solves it. */
export interface Measured {
  source: string;
  support: string;
  generator: string;
}

/** How long a program is timed, in seconds. */
export const BUDGET_SECONDS = 6;

/** More sizes than there's time for. */
const MOST_SIZES = 80;

/**
 * A job that times a program. To the sandbox it's a job like any other: its first case starts measure.py, and each
 * further one gives the times of a size.
 */
export function measuringJob(
  { source, support, generator }: Measured,
  budget = BUDGET_SECONDS,
): Job {
  // Texts, numbers and dictionaries of these are written in Python as in JSON.
  const given = JSON.stringify({ __name__: 'measuring', support, source, generator, budget });
  const start = `exec(${JSON.stringify(driver)}, ${given})`;
  const next = `next(__import__("sys").modules["measuring"].steps, [])`;
  const inputs = [start, ...Array.from({ length: MOST_SIZES }, () => next)];
  return { source, support, cases: inputs.map((input) => ({ input, expected: null })) };
}

/** What a call of one size takes, in seconds; null if that's too little to be timed. */
export interface SizeTimes {
  n: number;
  times: { fastest: number; median: number } | null;
}

/** What a case of the job has given. It comes from the program's worker, so nothing in it is sure. */
export function readSize(actual: string | null): (SizeTimes & { elapsed: number }) | null {
  const values = parsed(actual);
  if (!values.every(isMeasure)) return null;
  const [elapsed, n, fastest, median] = values;
  if (elapsed === undefined || n === undefined || n < 1) return null;
  const timed = fastest !== undefined && median !== undefined && fastest > 0;
  return { elapsed, n, times: timed ? { fastest, median } : null };
}

const isMeasure = (value: unknown): value is number => typeof value === 'number' && value >= 0;

function parsed(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
