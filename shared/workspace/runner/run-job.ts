import type { Program } from './programs.ts';
import type { CaseResult, Job, ProgramError } from './protocol.ts';

/** Runs a program and then its cases. @returns the error that ended it early, or null. */
export function runJob(
  program: Program,
  { source, support, cases }: Job,
  report: (result: CaseResult) => void,
): ProgramError | null {
  try {
    const provided = support ? program.provide(support) : null;
    if (provided?.over) return provided.error;
    const judges = cases.map(program.prepare);
    const { over, error } = program.execute(source, 'solution.py');
    if (over) return error;
    for (const [index, judge] of judges.entries()) report({ index, ...judge() });
    return null;
  } finally {
    program.end();
  }
}
