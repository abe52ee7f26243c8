/**
 * node scripts/runner/check-javascript-tasks.mjs [UNIT]… runs the JavaScript tasks, or those named, in the worker that
 * browsers use: the solution passes all cases, and neither the starter nor wrong.js does. check-folders.mjs has the
 * options.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { checkFolders } from './check-folders.mjs';
import { failureOf } from './javascript-case.mjs';
import { runJavascript } from './load-javascript.mjs';

/**
 * @param {string} folder holds a folder for each task
 * @param {readonly string[]} slugs the ids of their units
 * @returns {Promise<{ slug: string, cases: number, failures: string[] }[]>}
 */
async function checkTasks(folder, slugs) {
  const results = [];
  for (const slug of slugs) {
    const read = (name) => readFileSync(join(folder, slug, name), 'utf8');
    const cases = JSON.parse(read('cases.json'));
    const failures = [
      ...(await failuresOfSolution(read('solution.js'), cases)),
      ...(await failuresOfOther('starter.js', read('starter.js'), cases)),
      ...(await failuresOfOther('wrong.js', read('wrong.js'), cases)),
    ];
    results.push({ slug, cases: cases.length, failures });
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

const counted = (results) => {
  const cases = results.reduce((sum, result) => sum + result.cases, 0);
  return `${results.length} JavaScript tasks with ${cases} cases`;
};

await checkFolders(projectPath('api/content/javascript-tasks'), checkTasks, counted);
