import { onParentGone } from '../process/follow-parent.mjs';
import { endEverything } from './run-command.mjs';

/** Ends a step that hangs. Above what the longest takes on a busy machine, and with time left for the steps after it. */
const LIMIT_MINUTES = 41;

/**
 * Runs steps one after the other, all of them whatever happens, with a line for each; what a step
 * printed is shown if it failed. Rows that steps give make a table. What failed is named once more at the end, and
 * the last line counts everything that ran.
 * @param {readonly { name: string, run: () => Promise<{ passed: number, failed: number, output: string,
 *   failures?: string[], notRun?: string, printed?: string,
 *   row?: { name: string, tried: string, held: string } }> }[]} steps `failures` are names of single tests;
 *   `notRun` is why one can't be run on this machine, which is no failure; `printed` is shown in any case
 */
export async function runSteps(steps) {
  endWithTheRunner();
  const total = { passed: 0, failed: 0 };
  const rows = [];
  const named = [];
  for (const step of steps) {
    const { passed, failed, failures = [], row } = await runStep(step);
    if (row) rows.push(row);
    if (failed > 0 && failures.length === 0) named.push(step.name);
    named.push(...failures.map((name) => `${step.name}: ${name}`));
    total.passed += passed;
    total.failed += failed;
  }
  if (rows.length > 0) console.log(tableOf(rows));
  for (const name of named) console.log(`failed: ${name}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  // Not left to the end of whatever a failed step may have left behind.
  process.exit(total.failed > 0 ? 1 : 0);
}

/** As it may stand in a document. */
const tableOf = (rows) =>
  [
    '| Attack | What was tried | Held |',
    '|---|---|---|',
    ...rows.map(({ name, tried, held }) => `| ${name} | ${tried} | ${held} |`),
  ].join('\n');

async function runStep({ name, run }) {
  const started = performance.now();
  const result = await withinLimit(run()).catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.stack,
  }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, failed, output, notRun, printed } = result;
  if (failed > 0) console.log(output.trimEnd());
  if (printed) console.log(printed);
  const verdict = failed > 0 ? 'FAILED' : notRun ? `not run: ${notRun}` : 'ok';
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`${name}: ${verdict}${counts} (${seconds} s)`);
  return result;
}

async function withinLimit(running) {
  let timer;
  const limit = new Promise((_, reject) => {
    const hangs = () => reject(new Error(`ended after ${LIMIT_MINUTES} minutes`));
    timer = setTimeout(hangs, LIMIT_MINUTES * 60_000);
  });
  try {
    return await Promise.race([running, limit]);
  } catch (error) {
    await endEverything();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** One step that is right or wrong as a whole. */
export const verdict = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

/** One that can't be run on this machine. */
export const notRun = async (why) => ({ passed: 0, failed: 0, output: '', notRun: why });

function endWithTheRunner() {
  const end = async () => {
    console.log('\nStopping…');
    await endEverything();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  onParentGone(end);
}
