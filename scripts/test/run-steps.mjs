import { onParentGone } from '../process/follow-parent.mjs';
import { endEverything } from './run-command.mjs';

/**
 * Runs steps one after the other, all of them whatever happens, with a line for each; what a step
 * printed is shown where it failed. The last line counts everything that ran.
 * @param {readonly { name: string, run: () => Promise<{ passed: number, failed: number, output: string }> }[]} steps
 */
export async function runSteps(steps) {
  endWithTheRunner();
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  // Not left to the end of whatever a failed step may have left behind.
  process.exit(total.failed > 0 ? 1 : 0);
}

async function runStep({ name, run }) {
  const started = performance.now();
  const result = await run().catch((error) => ({ passed: 0, failed: 1, output: error.stack }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, failed, output } = result;
  if (failed > 0) console.log(output.trimEnd());
  const verdict = failed > 0 ? 'FAILED' : 'ok';
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`${name}: ${verdict}${counts} (${seconds} s)`);
  return result;
}

/** One step that is right or wrong as a whole. */
export const verdict = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

function endWithTheRunner() {
  const end = async () => {
    console.log('\nStopping…');
    await endEverything();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  onParentGone(end);
}
