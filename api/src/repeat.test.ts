import { repeat } from './repeat.ts';

const PAUSE_MS = 1_000;

/** Work that lasts until it's ended, each time it's done. */
function slowWork() {
  const ends: { end(): void; fail(error: Error): void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => void ends.push({ end: resolve, fail: reject }));
  return { work, ends };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (count: number) => jest.advanceTimersByTimeAsync(count * PAUSE_MS);

test('work that takes longer than the pause is never done twice at once', async () => {
  const { work, ends } = slowWork();
  const stop = repeat(work, { everyMs: PAUSE_MS, onFailure: () => {} });
  await pass(3);
  expect(ends).toHaveLength(1);
  ends[0]?.end();
  await pass(1);
  expect(ends).toHaveLength(2);
  ends[1]?.end();
  await stop();
});

test('it has stopped once what is under way has ended, and begins nothing more', async () => {
  const { work, ends } = slowWork();
  const stop = repeat(work, { everyMs: PAUSE_MS, onFailure: () => {} });
  await pass(2);
  const stopped = jest.fn();
  const stopping = stop().then(stopped);
  await pass(2);
  expect(stopped).not.toHaveBeenCalled();
  ends[0]?.end();
  await stopping;
  await pass(2);
  expect(ends).toHaveLength(1);
});

test('a failure is reported, and the next turn comes', async () => {
  const { work, ends } = slowWork();
  const onFailure = jest.fn();
  const stop = repeat(work, { everyMs: PAUSE_MS, onFailure });
  await pass(1);
  ends[0]?.fail(new Error('The database is away.'));
  await pass(1);
  expect(onFailure).toHaveBeenCalledWith(new Error('The database is away.'));
  expect(ends).toHaveLength(2);
  ends[1]?.end();
  await stop();
});
