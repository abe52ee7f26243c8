import { NO_ANSWER, replayCalls } from './record-calls.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Sends a compiled program the calls that were recorded, and evaluates the cases with its answers.
 * @param {string[]} command
 * @param {{ cases: { name: string, input: string, expected: string }[] }} javascript
 * @param {object} recorded what `recordCalls` says of these cases
 * @param {number} [limit] milliseconds for all of them
 * @returns {Promise<{ wrong: string[], failure: string | null, errors: string, unanswered: number }>} what is wrong with
 *   the answers that there are; how the program has ended, if not well; and the index of the first case it hasn't answered
 */
export async function runRecorded([program, ...args], javascript, recorded, limit) {
  const { values, cases } = recorded;
  const input = [values.length, ...values, ...cases.flat().map(lineOf)].join('\n');
  const { output, errors, failure } = await runProgram(program, args, { input, limit });
  const answers = output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const judged = await replayCalls(javascript, recorded, answers);
  const unanswered = cases.findIndex((calls) => calls.at(-1)?.number >= answers.length);
  const wrong = judged.flatMap(({ passed, actual, error }, index) => {
    const { name, input, expected } = javascript.cases[index];
    if (passed || (failure && error?.text.includes(NO_ANSWER))) return [];
    const given = error?.text.split('\n')[0] ?? actual;
    return [`fails case "${name}": ${input} gives ${given}, expected ${expected}`];
  });
  return { wrong, failure, errors, unanswered };
}

/** What the drivers read of a call: an argument is the place of its text, or `=` and the number of a call before. */
const lineOf = ({ name, object, table, given }) =>
  [
    name,
    object,
    table,
    ...given.map((place) => (place.answer === undefined ? place : `=${place.answer}`)),
  ].join(' ');
