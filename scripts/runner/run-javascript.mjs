/**
 * A process that runs programs in JavaScript, each in a worker of its own: its parent sends `{ programs, limit }`, and
 * gets how each went and what it printed. `limit` is the milliseconds that a step may take.
 */
import { runJavascript } from './load-javascript.mjs';

process.on('message', async ({ programs, limit }) => {
  const results = [];
  for (const program of programs) results.push(await runJavascript(program, limit));
  process.send(results);
});
