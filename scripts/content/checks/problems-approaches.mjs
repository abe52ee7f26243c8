/**
 * The approaches before our solutions, in Python and JavaScript: each prints the example, passes the cases that are
 * shown, and gives the right value for every hidden one that it finishes within `--limit` milliseconds.
 */
import { join } from 'node:path';
import { runJavascript } from '../../runner/load-javascript.mjs';
import { asPython, problemIn } from '../problem-folder.mjs';
import { startPython } from '../python/python-with-alarm.mjs';

export const folders = ['dsa-problems'];
export const counted = 'listings';

/** Milliseconds that a case may take in the browser. */
const LIMIT_MS = 2_000;
/** How many times as long the program itself and what is shown may take, since a busy machine is slow, not wrong. */
const PATIENCE = 10;

export async function check(folder, slugs, options) {
  let python = await startPython(PATIENCE);
  /** A program may call itself so deep that its interpreter ends: then that listing fails, and the next one has another. */
  const runInPython = async (job, milliseconds) => {
    try {
      return python.run(job, milliseconds);
    } catch (error) {
      if (!error.pyodide_fatal_error) throw error;
      await python.end();
      python = await startPython(PATIENCE);
      return { error: { text: `it ends the interpreter, ${error.message}` } };
    }
  };
  const limit = Number(options.limit ?? LIMIT_MS);
  const results = [];
  for (const slug of slugs) {
    const { approaches, example, javascript, support, cases } = problemIn(join(folder, slug));
    const result = { slug, count: 0, failures: [] };
    const judge = async (file, run, job, output) => {
      const shown = { ...job, cases: job.cases.filter(({ hidden }) => !hidden) };
      const hidden = { ...job, cases: job.cases.filter(({ hidden }) => hidden) };
      const failures = [
        ...failuresOf(await run(shown, PATIENCE * limit), shown.cases, output),
        ...failuresOf(await run(hidden, limit), hidden.cases),
      ];
      result.count += 1;
      result.failures.push(...failures.map((failure) => `${file} ${failure}`));
    };
    for (const { id, ...source } of approaches) {
      const inPython = { source: source.python, support, cases };
      await judge(`${id}.py`, runInPython, inPython, example.output);
      if (!javascript) continue;
      const inJavaScript = { ...javascript, source: source.javascript };
      await judge(`${id}.js`, runInJavaScript, inJavaScript, asPython(example.output));
    }
    results.push(result);
  }
  await python.end();
  return results;
}

/** As in Python. A case that takes too long ends its program: the rest runs in another one. */
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
