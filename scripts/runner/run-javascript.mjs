/**
 * node scripts/runner/run-javascript.mjs --json '[{"source": …, "cases": […]}, …]' runs programs in JavaScript, each in
 * a worker of its own, and says as JSON how each went and what it printed.
 */
import { parseArgs } from 'node:util';
import { runJavascript } from './load-javascript.mjs';

const { positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' } },
});
const results = [];
for (const job of JSON.parse(positionals[0])) results.push(await runJavascript(job));
console.log(JSON.stringify(results));
