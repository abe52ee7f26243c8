import type { Job, WorkerMessage } from '../../../../postgres/protocol.ts';
import type { OpenedPostgres } from './open-postgres.ts';
import { createPostgres, LIMITS_MS } from './postgres.ts';

const job = (statement: string): Job => ({ setup: '', statement, check: null, ownFirst: true });
const never = new AbortController().signal;

const response: WorkerMessage = {
  type: 'outcome',
  outcome: {
    kind: 'result',
    result: { columns: [{ name: 'one', type: 'integer' }], rows: [['1']], total: 1 },
    affected: null,
  },
};

/** A sandbox whose workers run every statement except `loop`, and none after `break`. */
function fakeSandbox() {
  const ended: number[] = [];
  let started = 0;
  const opened: OpenedPostgres = {
    async start() {
      started += 1;
      const id = started;
      const port = { onmessage: null as MessagePort['onmessage'] };
      let broken = false;
      const postMessage = ({ statement }: Job) => {
        if (statement === 'loop') return;
        const data: WorkerMessage = broken ? { type: 'failed', message: 'broken' } : response;
        broken ||= statement === 'break';
        port.onmessage?.call({} as MessagePort, { data } as MessageEvent);
      };
      return {
        port: Object.assign(port, { postMessage }) as unknown as MessagePort,
        end: () => void ended.push(id),
      };
    },
    close: () => undefined,
  };
  return { open: jest.fn(() => opened), ended, started: () => started };
}

test("nothing is opened before it's prepared, and then only once", async () => {
  const { open, started } = fakeSandbox();
  const postgres = createPostgres(open);
  expect(open).not.toHaveBeenCalled();
  postgres.prepare();
  postgres.prepare();
  const run = await postgres.run(job('select 1 as one'), never);
  expect(run).toMatchObject({ kind: 'result', result: { rows: [['1']] } });
  expect(started()).toBe(1);
});

test('a statement that takes too long ends with its worker and is retried with more time; the next one gets a new worker', async () => {
  jest.useFakeTimers();
  try {
    const { open, ended } = fakeSandbox();
    const postgres = createPostgres(open);
    const run = postgres.run(job('loop'), never);
    for (const limit of LIMITS_MS) await jest.advanceTimersByTimeAsync(limit);
    expect(await run).toEqual({ kind: 'too-long' });
    expect(ended).toEqual([1, 2]);
    expect(await postgres.run(job('select 1'), never)).toMatchObject({ kind: 'result' });
  } finally {
    jest.useRealTimers();
  }
});

test('a statement can be stopped', async () => {
  const { open, ended } = fakeSandbox();
  const stopping = new AbortController();
  const run = createPostgres(open).run(job('loop'), stopping.signal);
  setTimeout(() => stopping.abort());
  expect(await run).toEqual({ kind: 'stopped' });
  expect(ended).toEqual([1]);
});

test("a statement that was stopped before it began isn't run", async () => {
  const { open } = fakeSandbox();
  expect(await createPostgres(open).run(job('select 1'), AbortSignal.abort())).toEqual({
    kind: 'stopped',
  });
});

test('a statement after one that has broken the database runs in a new one', async () => {
  const { open, ended, started } = fakeSandbox();
  const postgres = createPostgres(open);
  await postgres.run(job('break'), never);
  expect(await postgres.run(job('select 1'), never)).toMatchObject({ kind: 'result' });
  expect(ended).toEqual([1]);
  expect(started()).toBe(2);
});

test("without its files, it's unavailable, and retried the next time", async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const start = jest.fn().mockRejectedValueOnce(new Error('gone'));
  const { open } = fakeSandbox();
  const broken: OpenedPostgres = { start, close: jest.fn() };
  const postgres = createPostgres(open.mockReturnValueOnce(broken));
  expect(await postgres.run(job('select 1'), never)).toEqual({ kind: 'unavailable' });
  expect(warn).toHaveBeenCalled();
  expect(broken.close).toHaveBeenCalled();
  expect(await postgres.run(job('select 1'), never)).toMatchObject({ kind: 'result' });
});
