/**
 * node scripts/runner/check-listings.mjs [slug]… runs the shipped listings, or those named, against their
 * cases in the engine that browsers use, and sees to it that the starters don't pass them.
 * check-folders.mjs has the options.
 */
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { checkFolders } from './check-folders.mjs';
import { loadHarness } from './load-harness.mjs';
import { problemIn } from './problem-folder.mjs';

/** Milliseconds of the processor for one case: browsers on old machines take several times as long, and have two seconds. */
const ROOM_MS = 1_000;

/**
 * Runs listings one after the other in one interpreter.
 * @param {string} folder holds a folder for each problem
 * @param {readonly string[]} slugs
 * @returns {Promise<{ slug: string, cases: number, failures: string[] }[]>}
 */
async function checkListings(folder, slugs) {
  const { begin, runJob, reset, printed } = await loadHarness();
  return slugs.map((slug) => {
    const { example, support, solution, starter, cases } = problemIn(join(folder, slug));
    const failures = [];
    const run = (source) => {
      const judged = [];
      let before = process.cpuUsage();
      const error = runJob(begin(), { source, support, cases }, (result) => {
        const { user, system } = process.cpuUsage(before);
        judged.push({ ...result, milliseconds: Math.round((user + system) / 1_000) });
        before = process.cpuUsage();
      });
      const shown = printed().trim();
      reset();
      return { error, judged, shown };
    };

    const { error, judged, shown } = run(solution);
    if (error) failures.push(`the listing fails: ${error.text}`);
    for (const [index, one] of cases.entries()) failures.push(...failureOf(one, judged[index]));
    if (shown !== example.output) {
      failures.push(`prints ${shown || 'nothing'}; the example says ${example.output}`);
    }

    const begun = run(starter);
    if (begun.error) failures.push(`the starter fails: ${begun.error.text}`);
    if (begun.judged.filter(({ passed }) => passed).length === cases.length) {
      failures.push('the starter passes every case');
    }
    if (lastLine(starter) !== lastLine(solution)) {
      failures.push(`the starter must end with ${lastLine(solution)}`);
    }
    return { slug, cases: cases.length, failures };
  });
}

const lastLine = (source) => source.trimEnd().split('\n').at(-1);

function failureOf({ name, input, expected }, result) {
  if (!result) return [`case "${name}" was not reached`];
  const { passed, actual, error, milliseconds } = result;
  // Expected and actual stand side by side on the page: what is equal should look equal.
  if (passed && actual !== expected) return [`case "${name}": write ${expected} as ${actual}`];
  if (passed && milliseconds > ROOM_MS) {
    return [`case "${name}" takes ${milliseconds} ms, more than ${ROOM_MS}: make it smaller`];
  }
  if (passed) return [];
  return [`case "${name}": ${input} gives ${error?.text ?? actual}, expected ${expected}`];
}

const counted = (results) => {
  const cases = results.reduce((sum, result) => sum + result.cases, 0);
  return `${results.length} listings with ${cases} cases`;
};

await checkFolders(projectPath('api/content/dsa-problems'), checkListings, counted);
