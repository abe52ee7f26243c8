import type { Engine } from '../engine/engine.ts';
import type { Solvable } from '../language/solvable.ts';
import type { RunCase } from '../run-state.ts';
import type { CaseResult } from '../runner/protocol.ts';
import { jobOf } from '../running/job-of.ts';

/** Any value is compared with it, and none is equal: what counts is the value itself. */
const ANYTHING = '...';

/** A person's own inputs as cases: what is expected of them is what the listing gives. */
export async function referenceOf(
  problem: Pick<Solvable, 'code' | 'support' | 'cpp'>,
  inputs: readonly string[],
  engine: Engine,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<RunCase[]> {
  if (inputs.length === 0) return [];
  const results: CaseResult[] = [];
  const cases = inputs.map((input) => ({ input, expected: ANYTHING }));
  const run = engine.run(jobOf(problem, problem.code, cases), {
    onProgress,
    onRunning: () => {},
    onOutput: () => {},
    onTail: () => {},
    onCase: (result) => results.push(result),
  });
  signal.addEventListener('abort', run.stop);
  if (signal.aborted) run.stop();
  await run.outcome;
  return inputs.map((input, index) => ownCase(input, index, results[index]));
}

const ownCase = (input: string, index: number, result: CaseResult | undefined): RunCase => ({
  name: `Your case ${index + 1}`,
  input,
  expected: result?.actual ?? '',
  hidden: false,
  own: { inputError: result ? inputErrorOf(result) : TOO_SLOW },
});

const inputErrorOf = ({ error, actual }: CaseResult): string | null =>
  error?.text ?? (actual?.endsWith('…') ? TOO_LONG : null);

const TOO_SLOW = "Our solution didn't come to its end with this input.";
const TOO_LONG = 'What our solution gives for this input is too long to be compared.';

/** The result of an own case, which has also passed if its value only reads like that of the listing: NaN equals nothing. */
export const comparedWith = ({ own, expected }: RunCase, result: CaseResult): CaseResult =>
  own && result.actual === expected ? { ...result, passed: true, error: null } : result;
