import type { CaseResult, Job, ProgramError } from '../runner/protocol.ts';
import { isSameData } from './same-data.ts';

/** What is expected stays on the page: a program can't find it, and can't make itself pass. */
export const withoutAnswers = <J extends Job>(job: J): J => ({
  ...job,
  cases: job.cases.map(({ input }) => ({ input, expected: '' })),
});

/** The result of a case, judged: the worker knows nothing of what is expected. */
export function judged({ cases }: Pick<Job, 'cases'>, result: CaseResult): CaseResult {
  const expected = cases[result.index]?.expected ?? '';
  const { actual, error } = result;
  const passed = error === null && actual !== null && isSameData(actual, expected);
  return { ...result, passed, error: passed ? null : withType(result, expected) };
}

/** By how values of a type begin as the worker writes them. */
const TYPES: [begins: RegExp, type: string][] = [
  [/^\[(function|a promise)/, 'a function or a promise'],
  [/^\[/, 'an array'],
  [/^(\w+Array|DataView) \[/, 'a typed array'],
  [/^\{/, 'an object'],
  [/^"/, 'a string'],
  [/^(true|false)$/, 'a boolean'],
  [/^-?\d+n$/, 'a bigint'],
  [/^(-?[\dI]|NaN)/, 'a number'],
  [/^null$/, 'null'],
  [/^undefined$/, 'undefined'],
  [/^Map /, 'a Map'],
  [/^Set /, 'a Set'],
];

const typeOf = (text: string) => TYPES.find(([begins]) => begins.test(text))?.[1];

/** What is said of an answer that didn't pass: which type is expected, if it's of another. */
function withType(
  { actual, error }: Pick<CaseResult, 'actual' | 'error'>,
  expected: string,
): ProgramError | null {
  const expectedType = typeOf(expected);
  if (error?.type === 'Wrong type' && expectedType) {
    return { ...error, text: `${error.text.slice(0, -1)}; ${expectedType} is expected.` };
  }
  const given = actual === null ? undefined : typeOf(actual);
  if (error || !given || !expectedType || given === expectedType) return error;
  const text = `Wrong type: the answer is ${given}; ${expectedType} is expected.`;
  return { type: 'Wrong type', text, line: null };
}
