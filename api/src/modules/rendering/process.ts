/** The program of a rendering process: threads of its own, and the API at the other end of its channel. */
import type { FromProcess, ProcessData, ToProcess } from './messages.ts';
import { createPool, type Pool } from './pool.ts';
import type { RenderFailure } from './render-failure.ts';
import type { Answer, Task } from './rendering-thread.ts';

const tell = (message: FromProcess) => process.connected && process.send?.(message);

let pool: Pool | undefined;
let units: readonly string[] = [];
const running = new Map<number, AbortController>();
const calls = new Map<number, (answer: Answer) => void>();
let lastCall = 0;

const start = (data: ProcessData): Pool =>
  createPool({
    ...data,
    units: () => units,
    onUnloadable: (unit, { reason, message }) =>
      tell({ type: 'unloadable', unit, reason, problem: message }),
  });

const ask = (id: number, address: string) =>
  new Promise<Answer>((resolve) => {
    lastCall += 1;
    calls.set(lastCall, resolve);
    tell({ type: 'get', id, call: lastCall, address });
  });

async function run(id: number, job: Task['job']): Promise<void> {
  const patience = new AbortController();
  running.set(id, patience);
  try {
    const task: Task = {
      job,
      get: (address) => ask(id, address),
      onSummary: (summary) => tell({ type: 'summary', id, summary }),
      onPanels: (remotes) => tell({ type: 'panels', id, remotes }),
    };
    const result = await pool?.run(task, patience.signal);
    if (result) tell({ type: 'done', id, result });
  } catch (error) {
    const { reason, message } = error as RenderFailure;
    tell({ type: 'failed', id, reason, problem: message });
  } finally {
    running.delete(id);
  }
}

process.on('message', (message: ToProcess) => {
  if ('units' in message) units = message.units;
  if (message.type === 'start') pool = start(message.data);
  if (message.type === 'run') void run(message.id, message.job);
  if (message.type === 'abandon') running.get(message.id)?.abort();
  if (message.type === 'answer') {
    calls.get(message.call)?.(message);
    calls.delete(message.call);
  }
});

// The process that started it ends it, once it isn't needed any more.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
