/** Milliseconds of the processor for one case: browsers on old machines take several times as long, and have two seconds. */
const ROOM_MS = 1_000;

/**
 * What is wrong with a case of our own listing, as a list of at most one text.
 * @param {string} name what to call the case
 * @param {{ input: string, expected: string }} given
 * @param {object | undefined} result as the page judges it, with the `milliseconds` it took
 * @returns {string[]}
 */
export function failureOf(name, { input, expected }, result) {
  if (!result) return [`${name} was not reached`];
  const { passed, actual, error, milliseconds } = result;
  if (!passed) return [`${name}: ${input} gives ${error?.text ?? actual}, expected ${expected}`];
  // Expected and actual stand side by side on the page: what is equal should look equal.
  if (actual !== expected) return [`${name}: write ${expected} as ${actual}`];
  if (milliseconds <= ROOM_MS) return [];
  return [`${name} takes ${milliseconds} ms, more than ${ROOM_MS}: make it smaller`];
}
