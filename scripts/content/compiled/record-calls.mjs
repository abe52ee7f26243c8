import { createContext, Script } from 'node:vm';
import { runJavascript } from '../../runner/load-javascript.mjs';
import { callsInContext } from './calls-in-context.mjs';

/** Milliseconds for all of a case's answers to be read and compared. */
const REPLAY_MS = 60_000;

/** What it says of a case whose calls weren't all answered. */
export const NO_ANSWER = 'the program ended before';

/**
 * The calls that the cases of a problem send to our solution in JavaScript.
 * @param {{ support: string, solution: string, cases: { input: string }[] }} javascript
 * @returns {{ target: string, node: string | null, values: string[], cases: object[][] }} the class that a compiled
 *   listing has, that of its nodes, texts of values, and for each case its calls, which name values by their position
 */
export function recordCalls({ support, solution, cases }) {
  const context = createContext({ console: { log() {} } });
  const run = (text) => new Script(text).runInContext(context);
  const called = calledIn(solution, cases);
  const node = nodeIn(support);
  run(support);
  run(solution);
  run(standBetween(called, node, 'recorder()'));
  for (const { input } of cases) run(`${BETWEEN}.begin(), (${input}\n)`);
  const target = called.find((name) => solution.includes(`class ${name} `)) ?? 'Solution';
  return { target, node, ...JSON.parse(run(`${BETWEEN}.recorded()`)) };
}

/**
 * Evaluates the cases again, with what a program has answered.
 * @param {object} recorded what `recordCalls` says
 * @param {object[]} answers one for each call, or less if the program ended before
 * @returns {Promise<object[]>} the cases' results, as the page judges them
 */
export async function replayCalls({ support, solution, cases }, recorded, answers) {
  const all = recorded.cases.flat().map((_, index) => answers[index] ?? { error: NO_ANSWER });
  const data = JSON.stringify(JSON.stringify({ ...recorded, answers: all }));
  const replayer = `replayer(JSON.parse(${data}))`;
  const source = [solution, standBetween(calledIn(solution, cases), recorded.node, replayer)];
  const replayed = cases.map(({ input, expected }, index) => ({
    input: `${BETWEEN}.begin(${index}), (${input}\n)`,
    expected,
  }));
  const ran = await runJavascript(
    { source: source.join('\n'), support, cases: replayed },
    REPLAY_MS,
  );
  if (ran.error) throw new Error(ran.error.text);
  return ran.cases;
}

/** A name that no listing has. */
const BETWEEN = '__between';

const standBetween = (called, node, between) => `
  const ${BETWEEN} = (() => {
    const calls = (${callsInContext})(${node ?? ''});
    const between = calls.${between};
    ${called.map((name) => `${name} = calls.replace('${name}', ${name}, between.take);`).join('\n')}
    return between;
  })();`;

/** What the listing defines and cases name. */
const calledIn = (solution, cases) =>
  [...solution.matchAll(/^(?:function|class) (\w+)/gm)]
    .map(([, name]) => name)
    .filter((name) => cases.some(({ input }) => new RegExp(`\\b${name}\\b`).test(input)));

const nodeIn = (support) => /^class (\w+)/m.exec(support)?.[1] ?? null;
