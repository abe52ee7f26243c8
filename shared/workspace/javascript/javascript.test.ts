import { MessageChannel } from 'node:worker_threads';
import type { Listener } from '../engine/engine.ts';
import type { Job } from '../runner/protocol.ts';
import { createJavaScript } from './javascript.ts';

/** A worker controlled by the test, which answers a job with messages. */
function fakeWorkers(answer: (job: Job) => unknown[]) {
  const jobs: Job[] = [];
  const closed = jest.fn();
  const open = jest.fn(() => {
    const { port1, port2 } = new MessageChannel();
    port2.on('message', (job: Job) => {
      jobs.push(job);
      for (const message of answer(job)) port2.postMessage(message);
    });
    return {
      port: Promise.resolve(port1 as unknown as MessagePort),
      close() {
        closed();
        port1.close();
      },
    };
  });
  return { open, jobs, closed };
}

const listener = () => {
  const results: unknown[] = [];
  const reports: Listener = {
    onProgress: () => {},
    onRunning: () => {},
    onOutput: () => {},
    onTail: () => {},
    onCase: (result) => results.push(result),
  };
  return { reports, results };
};

const job: Job = {
  source: 'const f = () => 1;',
  support: '',
  cases: [
    { input: 'f()', expected: '1' },
    { input: 'f()', expected: '2' },
  ],
};
const done = { type: 'done', error: null, memory: 0 };
const gave = (index: number, actual: string | null) => ({
  type: 'case',
  // As a forger would have it.
  result: { index, passed: true, actual, returned: null, error: null },
});

test("the page compares: the worker doesn't get what is expected, and its verdict isn't used", async () => {
  const { open, jobs } = fakeWorkers(() => [gave(0, '1'), gave(1, '1'), gave(7, null), done]);
  const engine = createJavaScript(open);
  const { reports, results } = listener();
  await expect(engine.run(job, reports).outcome).resolves.toEqual({
    kind: 'finished',
    error: null,
  });
  expect(JSON.stringify(jobs)).not.toContain('"expected":"2"');
  expect(results).toMatchObject([{ passed: true }, { passed: false }, { passed: false }]);
  engine.close();
});

test('each run has a worker of its own, the next of which is prepared', async () => {
  const { open, closed } = fakeWorkers(() => [done]);
  const engine = createJavaScript(open);
  engine.prepare();
  engine.prepare();
  expect(open).toHaveBeenCalledTimes(1);
  await engine.run(job, listener().reports).outcome;
  expect(closed).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(2);
  engine.closeUnused();
  expect(closed).toHaveBeenCalledTimes(1);
  engine.close();
  expect(closed).toHaveBeenCalledTimes(2);
});

test('a run can be stopped, even before it has begun', async () => {
  const { open, closed } = fakeWorkers(() => []);
  const engine = createJavaScript(open);
  const run = engine.run(job, listener().reports);
  run.stop();
  await expect(run.outcome).resolves.toEqual({ kind: 'stopped' });
  expect(closed).toHaveBeenCalledTimes(1);
  engine.close();
});

test('a worker that does not start is reported', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const engine = createJavaScript(() => ({
    port: Promise.reject(new Error('no frame')),
    close: () => {},
  }));
  const { outcome } = engine.run(job, listener().reports, true);
  await expect(outcome).resolves.toEqual({ kind: 'unavailable', stage: 'fetch' });
});

test('a curly quote is named as Python names it', async () => {
  const error = { type: 'SyntaxError', text: 'SyntaxError: Invalid or unexpected token', line: 2 };
  const { open } = fakeWorkers(() => [{ ...done, error }]);
  const quoted = { ...job, source: 'const a = 1;\nconsole.log(“hi”);' };
  const { outcome } = createJavaScript(open).run(quoted, listener().reports);
  expect(await outcome).toMatchObject({
    error: { text: "SyntaxError: invalid character '“' (U+201C)\n    at solution.js:2", line: 2 },
  });
});

test.each([
  ['[1]', '"a"', 'Wrong type: the answer is an array; a string is expected.'],
  ['1', 'true', 'Wrong type: the answer is a number; a boolean is expected.'],
  ['{"a": 1}', '[1]', 'Wrong type: the answer is an object; an array is expected.'],
  ['Int32Array [1]', '[1]', 'Wrong type: the answer is a typed array; an array is expected.'],
  ['1n', '1', 'Wrong type: the answer is a bigint; a number is expected.'],
  ['1', '2', undefined],
])(
  'of %s where %s is expected is said which type it should have',
  async (actual, expected, text) => {
    const { open } = fakeWorkers(() => [gave(0, actual), done]);
    const { reports, results } = listener();
    await createJavaScript(open).run({ ...job, cases: [{ input: 'f()', expected }] }, reports)
      .outcome;
    expect(results).toMatchObject([{ passed: false }]);
    expect((results[0] as { error: { text: string } | null }).error?.text).toBe(text);
  },
);

test.each([
  [
    '{"done": false, "value": [{"y": 2, "x": 1}]}',
    '{"value": [{"x": 1, "y": 2}], "done": false}',
    true,
  ],
  ['{"x": 1, "y": 3}', '{"x": 1, "y": 2}', false],
  ['{"x": 1}', '{"x": 1, "y": 2}', false],
  ['{"x": 1, "y": 2}', '{"x": 1}', false],
  ['[2, 1]', '[1, 2]', false],
  ['["__proto__"]', '{"0": "__proto__"}', false],
  ['{"toString": 1}', '{"valueOf": 1}', false],
  ['null', '{}', false],
])('the fields of an object have no order: %s, expected %s', async (actual, expected, passed) => {
  const { open } = fakeWorkers(() => [gave(0, actual), done]);
  const { reports, results } = listener();
  await createJavaScript(open).run({ ...job, cases: [{ input: 'f()', expected }] }, reports)
    .outcome;
  expect(results).toMatchObject([{ passed }]);
});
