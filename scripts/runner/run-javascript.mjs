/**
 * node scripts/runner/run-javascript.mjs --json '[{"source": …, "cases": […]}, …]' runs programs in JavaScript, each in
 * a worker of its own, and says as JSON how each went and what it printed. --limit 500: the milliseconds that a step may take.
 */
import { parseArgs } from 'node:util';
import { runJavascript } from './load-javascript.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, limit: { type: 'string' } },
});
const limit = values.limit && Number(values.limit);
const results = [];
for (const job of JSON.parse(positionals[0])) results.push(await runJavascript(job, limit));
console.log(JSON.stringify(results));
