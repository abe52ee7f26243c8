/**
 * The cases of a problem refuse its brute force: one of them gives another value, or takes too long. A problem without
 * naive.py has approaches/brute-force.py.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export const folders = ['dsa-problems'];
export const counted = 'naive solutions';

/** Milliseconds of the processor that a case may take, as in the browser. */
const LIMIT_MS = 2_000;
const LOOK_EVERY_MS = 50;

/** One after the other: the time of the processor is that of the whole process. */
export async function check(folder, slugs) {
  const results = [];
  for (const slug of slugs) {
    const refusal = await refusalOf(join(folder, slug));
    const failures = refusal ? [] : ['the cases accept brute force'];
    results.push({ slug, count: 1, refusal, failures });
  }
  return results;
}

/** What the first case that refuses it says; null if all of them accept it. */
function refusalOf(folder) {
  const worker = new Worker(new URL('../python/naive-worker.mjs', import.meta.url), {
    workerData: folder,
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
