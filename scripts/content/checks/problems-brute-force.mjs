/**
 * The cases of a problem refuse its brute force, and each program in `refused/`: one of them gives another value, or
 * takes too long. A problem without naive.py has approaches/brute-force.py.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runJavascript } from '../../runner/load-javascript.mjs';
import { problemIn } from '../problem-folder.mjs';
import { refusedIn } from '../refused-in.mjs';

export const folders = ['dsa-problems'];
export const counted = 'refused programs';

/** Milliseconds of the processor that a case may take, as in the browser. */
const LIMIT_MS = 2_000;
const LOOK_EVERY_MS = 50;
/** How many times as long a case in JavaScript may take before it's ended: on a busy machine it's slow without work. */
const PATIENCE = 5;

/** One after the other: the time of the processor is that of the whole process. */
export async function check(folder, slugs) {
  const results = [];
  for (const slug of slugs) {
    const refusals = await refusalsOf(join(folder, slug));
    const accepted = refusals.filter(({ refusal }) => refusal === null);
    const failures = accepted.map(({ name }) => `the cases accept ${name}`);
    results.push({ slug, count: refusals.length, refusals, failures });
  }
  return results;
}

/** What the first case that refuses a program says; null if all of them accept it. */
async function refusalsOf(folder) {
  const { naive, support, cases, javascript } = problemIn(folder);
  const refusals = [];
  for (const { name, source } of [
    { name: 'brute force', source: naive },
    ...refusedIn(folder, 'py'),
  ])
    refusals.push({ name, refusal: await refusalInPython({ source, support, cases }) });
  for (const { name, source } of javascript ? refusedIn(folder, 'js') : [])
    refusals.push({ name, refusal: await refusalInJavaScript({ ...javascript, source }) });
  return refusals;
}

function refusalInPython(job) {
  const worker = new Worker(new URL('../python/naive-worker.mjs', import.meta.url), {
    workerData: job,
  });
  let current = null;
  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      if (current === null) return;
      const { user, system } = process.cpuUsage(current.since);
      if ((user + system) / 1_000 > LIMIT_MS) resolve(`case "${current.name}" takes too long`);
    }, LOOK_EVERY_MS);
    worker.on('message', ({ begins, ends }) => {
      if (begins !== undefined) current = { name: begins, since: process.cpuUsage() };
      else resolve(ends);
    });
    worker.on('error', reject);
    worker.on('exit', () => clearInterval(look));
  }).finally(() => worker.terminate());
}

async function refusalInJavaScript({ source, support, cases }) {
  const job = { source, support, cases };
  const { error, stopped, cases: judged } = await runJavascript(job, PATIENCE * LIMIT_MS);
  if (error) return error.text;
  for (const [at, { passed, milliseconds, actual, error }] of judged.entries()) {
    if (!passed) return `case "${cases[at].name}" gives ${error?.text ?? actual}`;
    if (milliseconds > LIMIT_MS) return `case "${cases[at].name}" takes too long`;
  }
  return stopped ? `case "${cases[judged.length].name}" takes too long` : null;
}
