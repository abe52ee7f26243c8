import type { CaseResult, ProgramError } from '../runner/protocol.ts';

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
export function withType(
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
