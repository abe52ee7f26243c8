import { openPython } from './open-python.ts';
import { createWorkers } from './python-workers.ts';
import { type PythonWorker, startWorker } from './start-worker.ts';

jest.mock('./open-python.ts');
jest.mock('./start-worker.ts');

/** Workers that are ready when the test says so. */
function pool({ fetched = true } = {}) {
  const ready: (() => PythonWorker)[] = [];
  const failing: (() => void)[] = [];
  const opened = { closed: 0, fetched };
  jest.mocked(openPython).mockImplementation(() => ({
    frame: new Promise(() => {}),
    files: Promise.resolve(),
    isFetched: () => opened.fetched,
    onProgress: () => () => {},
    close: () => {
      opened.closed += 1;
    },
  }));
  jest.mocked(startWorker).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        const worker = { port: {} as MessagePort, end: jest.fn() };
        failing.push(() => reject(new Error('It was given up.')));
        ready.push(() => {
          resolve(worker);
          return worker;
        });
      }),
  );
  const workers = createWorkers({} as never);
  return { workers, ready, failing, opened, nobody: new AbortController().signal };
}

test("a worker that's no longer needed waits for the next run", async () => {
  const { workers, ready, nobody } = pool();
  const stopping = new AbortController();
  const first = workers.take(() => {}, stopping.signal);
  stopping.abort();
  const worker = ready[0]?.();
  await first;
  expect(await workers.take(() => {}, nobody)).toBe(worker);
  expect(ready).toHaveLength(1);
});

test('a run that begins while Python starts for a stopped run gets that worker', async () => {
  const { workers, ready, nobody } = pool();
  const stopping = new AbortController();
  const first = workers.take(() => {}, stopping.signal);
  stopping.abort();
  const second = workers.take(() => {}, nobody);
  const worker = ready[0]?.();
  await first;
  expect(await second).toBe(worker);
  void workers.take(() => {}, nobody);
  expect(ready).toHaveLength(2);
});

test('Stop ends a download in flight, and the next run starts a new one', async () => {
  const { workers, ready, failing, opened, nobody } = pool({ fetched: false });
  const stopping = new AbortController();
  const first = workers.take(() => {}, stopping.signal).catch(() => 'given up');
  stopping.abort();
  expect(opened.closed).toBe(1);
  const second = workers.take(() => {}, nobody);
  expect(ready).toHaveLength(2);
  // What happens to the first one must not affect the second.
  failing[0]?.();
  expect(await first).toBe('given up');
  const worker = ready[1]?.();
  expect(await second).toBe(worker);
  expect(opened.closed).toBe(1);
});

test('a run that was stopped earlier does not end the download of a later one', async () => {
  const { workers, ready, opened, nobody } = pool();
  const stopping = new AbortController();
  const first = workers.take(() => {}, stopping.signal);
  ready[0]?.();
  await first;
  opened.fetched = false;
  void workers.take(() => {}, nobody);
  stopping.abort();
  expect(opened.closed).toBe(0);
});
