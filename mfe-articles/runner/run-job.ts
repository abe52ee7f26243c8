import type { Program } from './programs.ts';
import type { CaseResult, Job, ProgramError } from './protocol.ts';

/** Runs a program and then its cases. @returns the error that ended it early, or null. */
export function runJob(
  program: Program,
  { source, support, cases }: Job,
  report: (result: CaseResult) => void,
): ProgramError | null {
  const files = support ? [[support, 'provided.py'] as const] : [];
  try {
    for (const [text, filename] of [...files, [source, 'solution.py'] as const]) {
      const { over, error } = program.execute(text, filename);
      if (over) return error;
    }
    for (const [index, given] of cases.entries()) report({ index, ...program.judge(given) });
    return null;
  } finally {
    program.end();
  }
}
