/**
 * Our solutions pass their cases and print the example, in Python and JavaScript. Starters run, don't pass every case,
 * and end as the solution does.
 */
import { join } from 'node:path';
import { loadHarness } from '../../runner/load-harness.mjs';
import { runJavascript } from '../../runner/load-javascript.mjs';
import { failureOf } from '../failure-of-case.mjs';
import { asPython, problemIn } from '../problem-folder.mjs';

export const folders = ['dsa-problems'];
export const counted = 'cases';

export async function check(folder, slugs, { language }) {
  const runPython = await startPython();
  const results = [];
  for (const slug of slugs) {
    const { example, javascript, ...python } = problemIn(join(folder, slug));
    const listings = [
      { ending: 'py', ...python, output: example.output, run: runPython },
      { ending: 'js', ...javascript, output: asPython(example.output), run: runInJavaScript },
    ].filter(({ ending, solution }) => solution && (language ?? ending) === ending);
    const failures = [];
    for (const listing of listings) {
      const found = await failuresOf(listing);
      failures.push(...found.map((failure) => `solution.${listing.ending}: ${failure}`));
    }
    results.push({
      slug,
      count: listings.reduce((sum, { cases }) => sum + cases.length, 0),
      failures,
    });
  }
  return results;
}

async function failuresOf({ support, solution, starter, cases, output, run }) {
  const ours = await run({ source: solution, support, cases });
  const begun = await run({ source: starter, support, cases });
  const passes = cases.every((_, index) => begun.judged[index]?.passed);
  const ends = lastLine(starter) === lastLine(solution);
  return [
    ...(ours.error ? [`the listing fails: ${ours.error.text}`] : []),
    ...cases.flatMap((one, index) => failureOf(`case "${one.name}"`, one, ours.judged[index])),
    ...(ours.shown === output
      ? []
      : [`prints ${ours.shown || 'nothing'}; the example says ${output}`]),
    ...(begun.error ? [`the starter fails: ${begun.error.text}`] : []),
    ...(passes ? ['the starter passes every case'] : []),
    ...(ends ? [] : [`the starter must end with ${lastLine(solution)}`]),
  ];
}

const lastLine = (source) => source.trimEnd().split('\n').at(-1);

/** One interpreter for all listings, one after the other. */
async function startPython() {
  const { begin, runJob, reset, printed } = await loadHarness();
  return (job) => {
    const judged = [];
    let before = process.cpuUsage();
    const error = runJob(begin(), job, (result) => {
      const { user, system } = process.cpuUsage(before);
      judged.push({ ...result, milliseconds: Math.round((user + system) / 1_000) });
      before = process.cpuUsage();
    });
    const shown = printed().trim();
    reset();
    return { error, judged, shown };
  };
}

async function runInJavaScript(job) {
  const { error, cases, printed } = await runJavascript(job);
  return { error, judged: cases, shown: asPython(printed.trim()) };
}
