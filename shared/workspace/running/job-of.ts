import type { Solvable } from '../language/solvable.ts';
import type { Case, Job } from '../runner/protocol.ts';

/** A program of an exercise, as an engine runs it. */
export function jobOf(
  { support, cpp }: Pick<Solvable, 'support' | 'cpp'>,
  source: string,
  cases: Case[],
): Job {
  if (!cpp) return { source, support, cases };
  const { caseSupport, signature } = cpp;
  return { source, support: caseSupport, cases, cpp: { support, signature } };
}
