/** Runs a program against cases: says which one begins, and in the end which one refuses it. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadHarness } from '../../runner/load-harness.mjs';

const { source, support, cases } = workerData;
const { begin, runJob } = await loadHarness();

const names = cases.map(({ name }) => name);
let refusal = null;

parentPort.postMessage({ begins: names[0] });
const error = runJob(begin(), { source, support, cases }, ({ index, passed, actual, error }) => {
  if (!passed) refusal ??= `case "${names[index]}" gives ${error?.text ?? actual}`;
  if (index + 1 < names.length) parentPort.postMessage({ begins: names[index + 1] });
});
parentPort.postMessage({ ends: refusal ?? error?.text ?? null });
