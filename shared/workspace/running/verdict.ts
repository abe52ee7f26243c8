import type { Verdict } from '@site/shared/contracts/practice';
import type { Outcome } from '../engine/engine.ts';
import { allPassed, errorOf, type RunCase, type RunState } from '../run-state.ts';
import type { CaseResult, ProgramError } from '../runner/protocol.ts';

/** What came of a submission. */
export interface Judgement {
  verdict: Verdict;
  passed: number;
  total: number;
  /** The first case that didn't pass, and its result if it has one; null if the program never came to its cases. */
  failed: { index: number; given: RunCase; result: CaseResult | null } | null;
}

/** How runs end that say nothing about the program. */
const SAYS_NOTHING = new Set<Outcome['kind']>(['stopped', 'busy', 'unavailable']);

/** Null as long as nothing is known, or if nobody will ever know. */
export function judge(state: RunState): Judgement | null {
  const { outcome, cases, results } = state;
  if (!outcome || SAYS_NOTHING.has(outcome.kind)) return null;
  const counts = {
    passed: results.filter(({ passed }) => passed).length,
    total: cases.length,
  };
  if (allPassed(state)) return { verdict: 'accepted', failed: null, ...counts };
  const wrong = results.find(({ passed }) => !passed);
  const index = wrong?.index ?? results.length;
  const given = cases[index];
  const failed = given && !endedEarly(state) ? { index, given, result: wrong ?? null } : null;
  return { verdict: verdictOf(state, wrong), failed, ...counts };
}

/** By its own error, or by ending itself. */
const endedEarly = ({ outcome, results }: RunState) =>
  outcome?.kind === 'finished' && results.length === 0;

function verdictOf(state: RunState, wrong: CaseResult | undefined): Verdict {
  if (wrong) return wrong.error ? errorVerdict(wrong.error) : 'wrong-answer';
  if (state.outcome?.kind === 'time-limit') return 'time-limit';
  const error = errorOf(state);
  return error ? errorVerdict(error) : 'error';
}

function errorVerdict({ type }: ProgramError): Verdict {
  if (type === 'Wrong type') return 'wrong-answer';
  return type === 'MemoryError' ? 'memory-limit' : 'error';
}

export const verdictNames: Record<Verdict, string> = {
  accepted: 'Accepted',
  'wrong-answer': 'Wrong answer',
  error: 'Error',
  'time-limit': 'Time limit exceeded',
  'memory-limit': 'Memory limit exceeded',
};
