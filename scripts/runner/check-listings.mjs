/**
 * node scripts/runner/check-listings.mjs [slug]… runs the shipped listings, or those named, against their
 * cases in the engine that browsers use. check-folders.mjs has the options.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { checkFolders } from './check-folders.mjs';
import { loadHarness } from './load-harness.mjs';

const read = (path) => readFileSync(path, 'utf8');

/**
 * Runs listings one after the other in one interpreter.
 * @param {string} folder holds a folder for each problem
 * @param {readonly string[]} slugs
 * @returns {Promise<{ slug: string, cases: number, failures: string[] }[]>}
 */
async function checkListings(folder, slugs) {
  const { begin, runJob, reset, printed } = await loadHarness();
  return slugs.map((slug) => {
    const { example, support, solution, cases } = problemIn(join(folder, slug));
    const failures = [];
    const judged = [];
    const job = { source: solution, support, cases };
    const error = runJob(begin(), job, (result) => judged.push(result));
    if (error) failures.push(`the listing fails: ${error.text}`);
    for (const [index, one] of cases.entries()) failures.push(...failureOf(one, judged[index]));
    const shown = printed().trim();
    if (shown !== example.output) {
      failures.push(`prints ${shown || 'nothing'}; the example says ${example.output}`);
    }
    reset();
    return { slug, cases: cases.length, failures };
  });
}

function problemIn(folder) {
  const facts = JSON.parse(read(join(folder, 'problem.json')));
  return {
    example: facts.example,
    support: facts.support ? read(projectPath(`api/content/dsa-support/${facts.support}.py`)) : '',
    solution: read(join(folder, 'solution.py')),
    cases: JSON.parse(read(join(folder, 'cases.json'))),
  };
}

function failureOf({ name, input, expected }, result) {
  if (!result) return [`case "${name}" was not reached`];
  const { passed, actual, error } = result;
  // Expected and actual stand side by side on the page: what is equal should look equal.
  if (passed && actual !== expected) return [`case "${name}": write ${expected} as ${actual}`];
  if (passed) return [];
  return [`case "${name}": ${input} gives ${error?.text ?? actual}, expected ${expected}`];
}

const counted = (results) => {
  const cases = results.reduce((sum, result) => sum + result.cases, 0);
  return `${results.length} listings with ${cases} cases`;
};

await checkFolders(projectPath('api/content/dsa-problems'), checkListings, counted);
