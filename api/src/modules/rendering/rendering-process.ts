import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { FromProcess, JobResult, ProcessData, ToProcess } from './messages.ts';
import type { PoolOptions } from './pool.ts';
import { RenderFailure } from './render-failure.ts';
import type { Task } from './rendering-thread.ts';

export interface ProcessOptions extends Pick<PoolOptions, 'units' | 'onUnloadable'> {
  data: ProcessData;
}

interface Running extends Task {
  resolve(result: JobResult): void;
  reject(failure: RenderFailure): void;
}

/** How long after its end another one is started, in milliseconds. */
const PAUSE_MS = 1_000;

/** How long one that is told to end may take, in milliseconds. */
const END_MS = 5_000;

/** In a bundle the process's program lies beside. */
const fromSources = import.meta.url.endsWith('.ts');
const program = new URL(
  fromSources ? './process-from-sources.mjs' : './rendering-process.js',
  import.meta.url,
);

export type RenderingProcess = ReturnType<typeof startProcess>;

/** Starts a process with rendering threads of its own, and another one whenever it ends. */
export function startProcess({ data, units, onUnloadable }: ProcessOptions) {
  const running = new Map<number, Running>();
  let child: ChildProcess | null = null;
  let restart: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isEnded = false;

  const tell = (message: ToProcess) => child?.connected && child.send(message);

  const finish = (id: number, settle: (task: Running) => void) => {
    const task = running.get(id);
    running.delete(id);
    if (task) settle(task);
  };

  function start(): void {
    child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Secrets of the API are none of its business.
      env: { NODE_ENV: 'production' },
    });
    child.on('message', heard);
    // The end follows, and says enough.
    child.on('error', () => {});
    child.once('exit', () => {
      child = null;
      for (const id of [...running.keys()]) {
        finish(id, ({ reject }) => reject(new RenderFailure('Its process ended.', 'busy')));
      }
      if (!isEnded) restart = setTimeout(start, PAUSE_MS).unref();
    });
    tell({ type: 'start', data, units: units() });
  }

  function heard(message: FromProcess): void {
    if (message.type === 'unloadable') {
      onUnloadable(message.unit, new RenderFailure(message.problem, message.reason));
      return;
    }
    const { id } = message;
    if (message.type === 'summary') running.get(id)?.onSummary(message.summary);
    if (message.type === 'panels') running.get(id)?.onPanels(message.remotes);
    if (message.type === 'get') void answer(id, message);
    if (message.type === 'done') finish(id, ({ resolve }) => resolve(message.result));
    if (message.type === 'failed') {
      const failure = new RenderFailure(message.problem, message.reason);
      finish(id, ({ reject }) => reject(failure));
    }
  }

  async function answer(id: number, { call, address }: { call: number; address: string }) {
    const asked = running.get(id)?.get(address);
    if (!asked) return;
    const { status, json } = await asked.catch(() => ({ status: 503, json: '' }));
    tell({ type: 'answer', call, status, json });
  }

  start();
  return {
    /** How many pages it is at; infinite while there is none. */
    load: () => (child?.connected ? running.size : Number.POSITIVE_INFINITY),

    /** @throws RenderFailure */
    run(task: Task, signal: AbortSignal): Promise<JobResult> {
      if (!child?.connected) {
        return Promise.reject(new RenderFailure('Its process is still starting.', 'busy'));
      }
      lastId += 1;
      const id = lastId;
      signal.addEventListener('abort', () => tell({ type: 'abandon', id }));
      return new Promise((resolve, reject) => {
        running.set(id, { ...task, resolve, reject });
        tell({ type: 'run', id, job: task.job, units: units() });
      });
    },

    async end(): Promise<void> {
      isEnded = true;
      clearTimeout(restart);
      if (!child) return;
      const ending = child;
      const exit = once(ending, 'exit');
      if (ending.connected) ending.disconnect();
      const timer = setTimeout(() => ending.kill('SIGKILL'), END_MS);
      await exit;
      clearTimeout(timer);
    },
  };
}
