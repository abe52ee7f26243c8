/**
 * The cases of a problem refuse its brute force, in Python and JavaScript, and each program in `refused/`: one of them
 * gives another value, or takes too long. Brute force is approaches/brute-force.py and .js. In Python, a problem may
 * have naive.py in its place: then brute force is no approach that is too slow, and JavaScript has none to refuse.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runJavascript } from '../../runner/load-javascript.mjs';
import { ACCEPTED_IN_JAVASCRIPT } from '../accepted-brute-force.mjs';
import { problemIn } from '../problem-folder.mjs';
import { refusedIn } from '../refused-in.mjs';

export const folders = ['dsa-problems'];
export const counted = 'refused programs';

/** Milliseconds of the processor that a case may take, as in the browser. */
const LIMIT_MS = 2_000;
const LOOK_EVERY_MS = 50;
/** How many times as long a case in JavaScript may take at first. If it had less of the processor, it may take three times that. */
const PATIENCE = 1.25;

/** One after the other: the time of the processor is that of the whole process. */
export async function check(folder, slugs) {
  const results = [];
  for (const slug of slugs) {
    const refusals = await refusalsOf(join(folder, slug), !(slug in ACCEPTED_IN_JAVASCRIPT));
    const accepted = refusals.filter(({ refusal }) => refusal === null);
    const failures = accepted.map(({ name }) => `the cases accept ${name}`);
    results.push({ slug, count: refusals.length, refusals, failures });
  }
  return results;
}

/** What the first case that refuses each program says; null if all of them accept it. */
async function refusalsOf(folder, refusesInJavaScript) {
  const { naive, support, cases, javascript, bruteForce } = problemIn(folder);
  const inPython = [{ name: 'brute force', source: naive }, ...refusedIn(folder, 'py')];
  const inJavaScript = [
    ...(bruteForce && refusesInJavaScript
      ? [{ name: 'brute force in JavaScript', source: bruteForce }]
      : []),
    ...refusedIn(folder, 'js'),
  ];
  const refusals = [];
  for (const { name, source } of inPython)
    refusals.push({ name, refusal: await refusalInPython({ source, support, cases }) });
  for (const { name, source } of javascript ? inJavaScript : [])
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

async function refusalInJavaScript({ source, support, cases }, patience = PATIENCE) {
  const job = { source, support, cases };
  const ran = await runJavascript(job, patience * LIMIT_MS);
  if (ran.error) return ran.error.text;
  for (const [at, { passed, milliseconds, actual, error }] of ran.cases.entries()) {
    if (!passed) return `case "${cases[at].name}" gives ${error?.text ?? actual}`;
    if (milliseconds > LIMIT_MS) return `case "${cases[at].name}" takes too long`;
  }
  if (!ran.stopped) return null;
  const left = cases.slice(ran.cases.length);
  if (ran.spent > LIMIT_MS) return `case "${left[0].name}" takes too long`;
  return refusalInJavaScript({ source, support, cases: left }, 3 * patience);
}
