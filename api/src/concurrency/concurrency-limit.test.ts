import { setImmediate as turn } from 'node:timers/promises';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** A task that goes on until the test ends it. */
function openTask() {
  let end: (result: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const task = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { start: jest.fn(() => task), end, fail };
}

test('only so many run at once; the next starts when one ends, even in failure', async () => {
  const limited = createConcurrencyLimit({ concurrency: 2, queueSize: 2, busy: 'Try again soon.' });
  const tasks = [openTask(), openTask(), openTask(), openTask()];
  const results = tasks.map(({ start }) => limited(start));
  const started = () => tasks.filter(({ start }) => start.mock.calls.length > 0).length;
  expect(started()).toBe(2);

  tasks[0]?.end('first');
  expect(await results[0]).toBe('first');
  await turn();
  expect(started()).toBe(3);

  tasks[1]?.fail(new Error('second'));
  await expect(results[1]).rejects.toThrow('second');
  await turn();
  expect(started()).toBe(4);
});

test('who would wait behind too many others is refused at once, and later let in', async () => {
  const limited = createConcurrencyLimit({ concurrency: 1, queueSize: 1, busy: 'Try again soon.' });
  const [running, waiting] = [openTask(), openTask()];
  const results = [limited(running.start), limited(waiting.start)];
  await expect(limited(async () => 'third')).rejects.toMatchObject({ statusCode: 503 });
  running.end('first');
  waiting.end('second');
  expect(await Promise.all(results)).toEqual(['first', 'second']);
  expect(await limited(async () => 'fourth')).toBe('fourth');
});
