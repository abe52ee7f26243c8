/** The solution of a JavaScript task passes all cases; starter, wrong.js and the programs in `refused/` don't. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runJavascript } from '../../runner/load-javascript.mjs';
import { failureOf } from '../failure-of-case.mjs';
import { refusedIn } from '../refused-in.mjs';

export const folders = ['javascript-tasks'];
export const counted = 'cases';

export async function check(folder, slugs) {
  const results = [];
  for (const slug of slugs) {
    const read = (name) => readFileSync(join(folder, slug, name), 'utf8');
    const cases = JSON.parse(read('cases.json'));
    const failures = [
      ...(await failuresOfSolution(read('solution.js'), cases)),
      ...(await failuresOfOther('starter.js', read('starter.js'), cases)),
      ...(await failuresOfOther('wrong.js', read('wrong.js'), cases)),
    ];
    for (const { name, source } of refusedIn(join(folder, slug), 'js'))
      failures.push(...(await failuresOfOther(name, source, cases)));
    results.push({ slug, count: cases.length, failures });
  }
  return results;
}

async function failuresOfSolution(source, cases) {
  const { error, stopped, cases: judged } = await runJavascript({ source, cases });
  if (error) return [`solution.js fails: ${error.text}`];
  const failures = cases.flatMap((one, index) =>
    failureOf(`case ${index + 1}`, one, judged[index]),
  );
  return stopped ? [...failures, 'solution.js does not end'] : failures;
}

/** Of a program that must come to its cases, and must not pass them all. */
async function failuresOfOther(name, source, cases) {
  const { error, stopped, cases: judged } = await runJavascript({ source, cases });
  if (error) return [`${name} fails before its cases: ${error.text}`];
  if (stopped && judged.length === 0) return [`${name} does not end`];
  const passed = judged.filter((result) => result.passed).length;
  return passed === cases.length ? [`${name} passes every case`] : [];
}
