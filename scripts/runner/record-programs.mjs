/**
 * node scripts/runner/record-programs.mjs --json '[{"source": …, "support": …, "call": …}, …]' records programs as the
 * page does and says as JSON what their first steps and the last one show.
 */
import { parseArgs } from 'node:util';
import { importRunner } from './import-sources.mjs';
import { loadHarness } from './load-harness.mjs';

/** More steps than a test looks at. */
const MOST = 60;

const { positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' } },
});
const stepping = '../stepping';
const { recordingJob, readRecording, momentAt, callsAt, variablesAt, stepWords } =
  await importRunner(
    ...['recording-job', 'read-recording', 'recording', 'changes', 'step-words'].map(
      (name) => `${stepping}/${name}`,
    ),
  );
const { begin, runJob, reset } = await loadHarness();

function record(subject) {
  const results = [];
  const error = runJob(begin(), recordingJob(subject), (result) => results.push(result));
  reset();
  const [run, ...parts] = results;
  const recording = readRecording(parts.map(({ actual }) => actual).join(''));
  const { steps = [], cut, output } = recording ?? {};
  return {
    error: error ?? run.error,
    count: steps.length,
    first: steps.slice(0, MOST).map((_, index) => shown(momentAt(recording, index))),
    last: steps.length > 0 ? shown(momentAt(recording, steps.length - 1)) : null,
    cut,
    output,
  };
}

function shown(moment) {
  const { calls } = callsAt(moment);
  const [{ call }] = calls;
  const variables = variablesAt(moment, call).map(({ name, text }) => `${name}: ${text}`);
  return { words: stepWords(moment), calls: calls.map(({ call: { name } }) => name), variables };
}

console.log(JSON.stringify(JSON.parse(positionals[0]).map(record)));
