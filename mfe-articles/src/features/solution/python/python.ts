import type { Job } from '../../../../runner/protocol.ts';
import type { Listener, Outcome } from './outcome.ts';
import { createWorkers } from './python-workers.ts';
import type { RunnerPlace } from './runner-facts.ts';
import { NotFetched, type PythonWorker } from './start-worker.ts';
import { watchJob } from './watch-job.ts';

/** Python in the browser. One run at a time. */
export interface Python {
  run(job: Job, listener: Listener): { outcome: Promise<Outcome>; stop(): void };
  close(): void;
}

/**
 * After a program that has used more than this, the worker is replaced: it might leave too little for the
 * next run.
 */
const MEMORY_KEPT = 128 * 1024 * 1024;

/** A program that takes this long may well have to be ended: a replacement worker is prepared meanwhile. */
const LONG_RUN_MS = 1_000;

/** Nothing is fetched before the first run. */
export function createPython(place: RunnerPlace): Python {
  const workers = createWorkers(place);
  return {
    run(job, listener) {
      const stopping = new AbortController();
      return { outcome: runIn(job, listener, stopping.signal), stop: () => stopping.abort() };
    },
    close: workers.close,
  };

  async function runIn(job: Job, listener: Listener, signal: AbortSignal): Promise<Outcome> {
    const stopped = new Promise<null>((resolve) =>
      signal.addEventListener('abort', () => resolve(null)),
    );
    let worker: PythonWorker | null;
    try {
      worker = await Promise.race([workers.take(listener.onProgress, signal), stopped]);
    } catch (error) {
      console.warn('Python is not available.', error);
      return { kind: 'unavailable', stage: error instanceof NotFetched ? 'fetch' : 'start' };
    }
    if (!worker) return { kind: 'stopped' };
    listener.onRunning();
    const successor = setTimeout(workers.prepareAhead, LONG_RUN_MS);
    const { outcome, memory } = await watchJob(worker.port, job, listener, signal);
    clearTimeout(successor);
    if (outcome.kind === 'finished' && memory <= MEMORY_KEPT) workers.giveBack(worker);
    else workers.replace(worker);
    return outcome;
  }
}
