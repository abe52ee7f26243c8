import type { Job } from '../runner/protocol.ts';
import driver from './trace.py';

/** What is stepped through. */
export interface Subject {
  source: string;
  support: string;
  /** An expression that calls the program; null for the program itself. */
  call: string | null;
}

/** As many as a recording of the greatest length has; the reader gets that length, too. */
const PARTS = 24;

/**
 * A job that records a program line by line. To the sandbox it's a job like any other: its first case runs trace.py,
 * and the further ones give the recording, part by part.
 */
export function recordingJob({ source, support, call }: Subject): Job {
  const run = call === null ? { mode: 'exec', text: source } : { mode: 'eval', text: call };
  // Texts and dictionaries of these are written in Python as in JSON.
  const given = JSON.stringify({ __name__: 'recording', ...run });
  const start = `exec(${JSON.stringify(driver)}, ${given})`;
  const next = `next(__import__("sys").modules["recording"].parts)`;
  const inputs = [start, ...Array.from({ length: PARTS }, () => next)];
  return {
    // A whole program runs while it's recorded, not before.
    source: call === null ? '' : source,
    support,
    cases: inputs.map((input) => ({ input, expected: null })),
  };
}
