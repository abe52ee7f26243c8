import type { ListingCheckMessage, ListingToCheck } from '@site/shared/contracts/editorial';
import type { Engine, Listener, Outcome } from '../engine/engine.ts';
import type { Job } from '../runner/protocol.ts';
import { checkListing } from './check-listing.ts';

const listing: ListingToCheck = {
  type: 'start',
  run: 'one',
  code: 'def add(a, b):\n    return a + b\n',
  support: '',
  cases: [
    { input: 'add(1, 2)', expected: '3' },
    { input: 'add(2, 2)', expected: '4' },
  ],
};

/** What the editor learns of a run in which Python reports this. */
async function messagesOf(
  report: (listener: Listener) => void,
  outcome: Outcome,
  given = listing,
  onJob: (job: Job) => void = () => {},
) {
  const messages: ListingCheckMessage[] = [];
  const engine: Engine = {
    run: (job, listener) => {
      onJob(job);
      report(listener);
      return { outcome: Promise.resolve(outcome), stop: () => {} };
    },
    prepare: () => {},
    closeUnused: () => {},
    close: () => {},
  };
  checkListing(given, engine, (message) => messages.push(message));
  await Promise.resolve();
  return messages;
}

test('the editor hears of each case, and of what was printed', async () => {
  const messages = await messagesOf(
    (python) => {
      python.onProgress(0.5);
      python.onRunning();
      python.onOutput('3\n');
      python.onCase({ index: 0, passed: true, actual: '3', returned: null, error: null });
      python.onCase({ index: 1, passed: false, actual: '5', returned: null, error: null });
    },
    { kind: 'finished', error: null },
  );
  expect(messages).toEqual([
    { type: 'progress', run: 'one', words: 'Getting Python ready… 50%' },
    { type: 'progress', run: 'one', words: 'Running...' },
    {
      type: 'ended',
      run: 'one',
      fault: null,
      cases: [
        { passed: true, actual: '3', error: null },
        { passed: false, actual: '5', error: null },
      ],
      output: '3\n',
    },
  ]);
});

test('a listing that never ends is said to, and what it did not reach counts as nothing', async () => {
  const messages = await messagesOf(
    (python) => python.onCase({ index: 0, passed: true, actual: '3', returned: null, error: null }),
    { kind: 'time-limit', limitMs: 2_000 },
  );
  expect(messages.at(-1)).toMatchObject({
    type: 'ended',
    fault: { title: 'Stopped after 2 seconds' },
    cases: [{ passed: true }, null],
  });
});

test('what is timed says how long it took, and gets its cases in its language', async () => {
  const jobs: Job[] = [];
  const given: ListingToCheck = {
    ...{ ...listing, code: 'const isIn = () => true;', timed: 'javascript' },
    cases: [{ input: 'is_in(["a"], None)', expected: 'True' }],
  };
  const messages = await messagesOf(
    (engine) => engine.onRunning(),
    { kind: 'finished', error: null },
    given,
    (job) => jobs.push(job),
  );
  expect(jobs[0]?.cases).toEqual([{ input: 'isIn(["a"], null)', expected: 'true' }]);
  expect(messages.at(-1)).toMatchObject({ type: 'ended', milliseconds: expect.any(Number) });
});
