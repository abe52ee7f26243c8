import type { Listener } from '../engine/engine.ts';
import { openPython } from './open-python.ts';
import { createPython, UNUSED_MS } from './python.ts';
import { type PythonWorker, startWorker } from './start-worker.ts';

jest.mock('./open-python.ts');
jest.mock('./start-worker.ts');

const job = { source: 'print(1)', support: '', cases: [] };

function create() {
  let ready: (worker: PythonWorker) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const close = jest.fn();
  jest.mocked(openPython).mockImplementation(() => ({
    frame: new Promise(() => {}),
    files: Promise.resolve(),
    isFetched: () => true,
    onProgress: () => () => {},
    close,
  }));
  jest.mocked(startWorker).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        ready = resolve;
        fail = reject;
      }),
  );
  const posted: unknown[] = [];
  const port = {
    postMessage: (message: unknown) => posted.push(message),
  } as unknown as MessagePort;
  return {
    python: createPython({} as never),
    posted,
    close,
    ready: () => ready({ port, end: () => {} }),
    fail: () => fail(new Error('It could not be fetched.')),
  };
}

const listener: Listener = {
  onProgress: () => {},
  onRunning: () => {},
  onOutput: () => {},
  onTail: () => {},
  onCase: () => {},
};
const settle = () => jest.advanceTimersByTimeAsync(0);
const starts = () => jest.mocked(startWorker).mock.calls.length;

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

test('Python is prepared once, however often a run seems to be near', () => {
  const { python, posted, ready } = create();
  python.prepare();
  python.prepare();
  ready();
  python.prepare();
  expect(starts()).toBe(1);
  expect(posted).toEqual([]);
});

test('a run that begins while Python is being prepared waits for the same start', async () => {
  const { python, posted, ready } = create();
  python.prepare();
  python.run(job, listener);
  await settle();
  expect(posted).toEqual([]);
  ready();
  await settle();
  expect(posted).toEqual([job]);
  expect(starts()).toBe(1);
});

test('prepared Python that nobody uses is ended after a while, and can be prepared again', async () => {
  const { python, ready, close } = create();
  python.prepare();
  ready();
  await jest.advanceTimersByTimeAsync(UNUSED_MS - 1);
  expect(close).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(close).toHaveBeenCalledTimes(1);
  python.prepare();
  expect(starts()).toBe(2);
});

test('Python that has run something stays, unlike Python that was only prepared', async () => {
  const { python, ready, close } = create();
  python.prepare();
  python.run(job, listener);
  ready();
  await settle();
  python.closeUnused();
  await jest.advanceTimersByTimeAsync(UNUSED_MS);
  expect(close).not.toHaveBeenCalled();
});

test('leaving ends Python that was only prepared', () => {
  const { python, close } = create();
  python.prepare();
  python.closeUnused();
  expect(close).toHaveBeenCalledTimes(1);
});

test('if preparing fails, nothing is said and nothing is tried again until something is run', async () => {
  const { python, posted, fail, ready } = create();
  python.prepare();
  fail();
  await settle();
  python.prepare();
  expect(starts()).toBe(1);
  python.run(job, listener);
  ready();
  await settle();
  expect(posted).toEqual([job]);
});
