/** Milliseconds of the processor for one case, as for Python. */
const ROOM_MS = 1_000;

/**
 * What is wrong with a case of our own listing, as a list of at most one text.
 * @param {string} name what to call the case
 * @param {{ input: string, expected: string }} given
 * @param {object | undefined} result of runJavascript
 * @returns {string[]}
 */
export function failureOf(name, { input, expected }, result) {
  if (!result) return [`${name} was not reached`];
  const { passed, actual, error, milliseconds } = result;
  if (passed && milliseconds > ROOM_MS) {
    return [`${name} takes ${milliseconds} ms, more than ${ROOM_MS}: make it smaller`];
  }
  if (passed) return [];
  return [`${name}: ${input} gives ${error?.text ?? actual}, expected ${expected}`];
}
