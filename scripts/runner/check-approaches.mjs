/**
 * node scripts/runner/check-approaches.mjs [slug]… runs the approaches that come before our solutions, or those of the
 * problems named, in Python and JavaScript. Each prints the example, passes the cases that are shown, and gives the
 * right value for every hidden one that it finishes within `--limit` milliseconds. check-folders.mjs has more options.
 */
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { asPython } from './as-python.mjs';
import { checkFolders } from './check-folders.mjs';
import { runJavascript } from './load-javascript.mjs';
import { problemIn } from './problem-folder.mjs';
import { startPython } from './python-with-alarm.mjs';

/** Milliseconds that a case may take in the browser. */
const LIMIT_MS = '2000';
/** How many times as long the program itself and what is shown may take, since a busy machine is slow, not wrong. */
const PATIENCE = 10;

/**
 * @param {string} folder holds a folder for each problem
 * @param {readonly string[]} slugs
 * @param {{ limit: string }} options
 * @returns {Promise<{ slug: string, listings: number, failures: string[] }[]>}
 */
async function checkApproaches(folder, slugs, options) {
  const python = await startPython(PATIENCE);
  const limit = Number(options.limit);
  const results = [];
  for (const slug of slugs) {
    const { approaches, example, javascript, support, cases } = problemIn(join(folder, slug));
    const result = { slug, listings: 0, failures: [] };
    const check = async (file, run, job, output) => {
      const shown = { ...job, cases: job.cases.filter(({ hidden }) => !hidden) };
      const hidden = { ...job, cases: job.cases.filter(({ hidden }) => hidden) };
      const failures = [
        ...failuresOf(await run(shown, PATIENCE * limit), shown.cases, output),
        ...failuresOf(await run(hidden, limit), hidden.cases),
      ];
      result.listings += 1;
      result.failures.push(...failures.map((failure) => `${file} ${failure}`));
    };
    for (const { id, ...source } of approaches) {
      const inPython = { source: source.python, support, cases };
      await check(`${id}.py`, python.run, inPython, example.output);
      if (!javascript) continue;
      const inJavaScript = { ...javascript, source: source.javascript };
      await check(`${id}.js`, runInJavaScript, inJavaScript, asPython(example.output));
    }
    results.push(result);
  }
  await python.end();
  return results;
}

/** As in Python. A program is over with the case that took too long: the rest is asked of another one. */
async function runInJavaScript(job, limit) {
  const judged = [];
  let ran;
  do {
    ran = await runJavascript({ ...job, cases: job.cases.slice(judged.length) }, limit);
    judged.push(...ran.cases, ...(ran.stopped ? [null] : []));
  } while (ran.stopped && judged.length < job.cases.length);
  return { error: ran.error, judged, shown: asPython(ran.printed.trim()) };
}

/** @param {string} [output] what it is to print; anything if left out */
function failuresOf({ error, judged, shown }, cases, output = shown) {
  if (error) return [`fails: ${error.text}`];
  const prints = `prints ${shown || 'nothing'}; the example says ${output}`;
  return [
    ...cases.flatMap((one, place) => failureOf(one, judged[place])),
    ...(shown === output ? [] : [prints]),
  ];
}

function failureOf({ name, input, expected, hidden }, result) {
  if (!result) return hidden ? [] : [`takes too long for case "${name}", which is shown`];
  if (result.passed) return [];
  const actual = result.error?.text ?? result.actual;
  return [`fails case "${name}": ${input} gives ${actual}, expected ${expected}`];
}

const counted = (results) => {
  const listings = results.reduce((sum, result) => sum + result.listings, 0);
  return `${listings} listings of approaches in ${results.length} problems`;
};

await checkFolders(projectPath('api/content/dsa-problems'), checkApproaches, counted, {
  limit: { type: 'string', default: LIMIT_MS },
});
