import { openPython } from './open-python.ts';
import { createWorkers } from './python-workers.ts';
import { type PythonWorker, startWorker } from './start-worker.ts';

jest.mock('./open-python.ts');
jest.mock('./start-worker.ts');

/** Workers that are ready when the test says so. */
function pool() {
  const ready: (() => PythonWorker)[] = [];
  jest.mocked(openPython).mockReturnValue({
    frame: new Promise(() => {}),
    files: Promise.resolve(),
    onProgress: () => () => {},
    close: () => {},
  });
  jest.mocked(startWorker).mockImplementation(
    () =>
      new Promise((resolve) => {
        const worker = { port: {} as MessagePort, end: jest.fn() };
        ready.push(() => {
          resolve(worker);
          return worker;
        });
      }),
  );
  const workers = createWorkers({} as never);
  return { workers, ready, nobody: new AbortController().signal };
}

test('a worker that nobody waits for any more is kept for the next run', async () => {
  const { workers, ready, nobody } = pool();
  const stopping = new AbortController();
  const first = workers.take(() => {}, stopping.signal);
  stopping.abort();
  const worker = ready[0]?.();
  await first;
  expect(await workers.take(() => {}, nobody)).toBe(worker);
  expect(ready).toHaveLength(1);
});

test('a run that begins while Python starts for one that was stopped has it to itself', async () => {
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
