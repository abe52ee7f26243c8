import type { Job } from '../runner/protocol.ts';
import { CASE_LIMIT_MS, type Listener, TIME_LIMIT_MS } from './engine.ts';
import { watchJob } from './watch-job.ts';

const listener: Listener = {
  onProgress: () => {},
  onRunning: () => {},
  onOutput: () => {},
  onTail: () => {},
  onCase: () => {},
};

function watch(count: number) {
  const port = { postMessage: () => {}, onmessage: null } as unknown as MessagePort;
  const cases = Array.from({ length: count }, () => ({ input: '1', expected: '1' }));
  const job: Job = { source: '', support: '', cases };
  const ended = jest.fn();
  void watchJob(port, job, listener, new AbortController().signal).then(({ outcome }) =>
    ended(outcome),
  );
  return {
    ended,
    give: (index: number) => {
      const result = { index, passed: true, actual: '1', returned: null, error: null };
      port.onmessage?.({ data: { type: 'case', result } } as MessageEvent);
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('each case has its own time, the first with that of the program', async () => {
  const { ended, give } = watch(3);
  await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
  give(0);
  await jest.advanceTimersByTimeAsync(CASE_LIMIT_MS - 1);
  give(1);
  await jest.advanceTimersByTimeAsync(CASE_LIMIT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({ kind: 'time-limit', limitMs: CASE_LIMIT_MS });
});

test('results that a program has forged win it no time', async () => {
  const { ended, give } = watch(2);
  for (let tick = 0; tick < TIME_LIMIT_MS; tick += 100) {
    await jest.advanceTimersByTimeAsync(100);
    give(1);
  }
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a program that never comes to its end is stopped', async () => {
  const { ended } = watch(0);
  await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({ kind: 'time-limit', limitMs: TIME_LIMIT_MS });
});

test('on a busy device a program has longer, and nobody says that it is slow', async () => {
  const { ended } = watch(0);
  const late = performance.now() + 3 * TIME_LIMIT_MS;
  jest.spyOn(performance, 'now').mockImplementation(() => late);
  await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS);
  expect(ended).toHaveBeenCalledWith({ kind: 'busy' });
});

test('a device that was asleep, or is too busy, lets nobody wait', async () => {
  const { ended } = watch(0);
  const late = performance.now() + 4 * TIME_LIMIT_MS;
  jest.spyOn(performance, 'now').mockImplementation(() => late);
  await jest.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalledWith({ kind: 'busy' });
});
