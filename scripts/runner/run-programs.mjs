/**
 * node scripts/runner/run-programs.mjs --json '[{"source": …, "cases": […]}, …]' runs programs one after the
 * other in one interpreter, as a worker does, and says as JSON how each went and what it printed.
 */
import { parseArgs } from 'node:util';
import { loadHarness } from './load-harness.mjs';

const { positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' } },
});
const { begin, runJob, reset, printed } = await loadHarness();
const results = JSON.parse(positionals[0]).map((job) => {
  const cases = [];
  const error = runJob(begin(), { support: '', cases: [], ...job }, (result) => cases.push(result));
  reset();
  return { error, cases, printed: printed() };
});
console.log(JSON.stringify(results));
