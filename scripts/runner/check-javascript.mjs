/**
 * node scripts/runner/check-javascript.mjs [slug]… runs the shipped listings in JavaScript, or those named, against
 * their cases in the worker that browsers use, and sees to it that the starters don't pass them.
 * check-folders.mjs has the options.
 */
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { asPython } from './as-python.mjs';
import { checkFolders } from './check-folders.mjs';
import { failureOf } from './javascript-case.mjs';
import { runJavascript } from './load-javascript.mjs';
import { problemIn } from './problem-folder.mjs';

/**
 * @param {string} folder holds a folder for each problem
 * @param {readonly string[]} slugs
 * @returns {Promise<{ slug: string, cases: number, failures: string[] }[]>}
 */
async function checkJavascript(folder, slugs) {
  const results = [];
  for (const slug of slugs) {
    const { example, javascript } = problemIn(join(folder, slug));
    const failures = javascript ? await failuresOf(javascript, example.output) : [];
    results.push({ slug, cases: javascript?.cases.length ?? 0, failures });
  }
  return results;
}

async function failuresOf({ support, solution, starter, cases }, output) {
  const failures = [];
  const {
    error,
    cases: judged,
    printed,
  } = await runJavascript({ source: solution, support, cases });
  if (error) failures.push(`the listing fails: ${error.text}`);
  for (const [index, one] of cases.entries()) {
    failures.push(...failureOf(`case "${one.name}"`, one, judged[index]));
  }
  if (asPython(printed.trim()) !== asPython(output)) {
    failures.push(`prints ${printed.trim() || 'nothing'}; the example says ${output}`);
  }
  const begun = await runJavascript({ source: starter, support, cases });
  if (begun.error) failures.push(`the starter fails: ${begun.error.text}`);
  if (begun.cases.filter(({ passed }) => passed).length === cases.length) {
    failures.push('the starter passes every case');
  }
  if (lastLine(starter) !== lastLine(solution)) {
    failures.push(`the starter must end with ${lastLine(solution)}`);
  }
  return failures;
}

const lastLine = (source) => source.trimEnd().split('\n').at(-1);

const counted = (results) => {
  const listings = results.filter(({ cases }) => cases > 0);
  const cases = listings.reduce((sum, result) => sum + result.cases, 0);
  return `${listings.length} listings in JavaScript with ${cases} cases`;
};

await checkFolders(projectPath('api/content/dsa-problems'), checkJavascript, counted);
