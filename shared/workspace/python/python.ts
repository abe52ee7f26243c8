import type { Engine, Listener, Outcome } from '../engine/engine.ts';
import { watchJob } from '../engine/watch-job.ts';
import type { Job } from '../runner/protocol.ts';
import { createWorkers } from './python-workers.ts';
import { type RunnerPlace, runnerPlace } from './runner-facts.ts';
import { NotFetched, type PythonWorker } from './start-worker.ts';

/**
 * After a program that has used more than this, the worker is replaced: it might leave too little for the
 * next run.
 */
const REUSABLE_MEMORY = 128 * 1024 * 1024;

/** A program that takes this long may well have to be ended: a replacement worker is prepared meanwhile. */
const LONG_RUN_MS = 1_000;

/** Python that was prepared and isn't used frees its memory after this time. */
export const UNUSED_MS = 120_000;

/** Python in the browser. Nothing is fetched before it is prepared or runs something. */
export function createPython(place: RunnerPlace): Engine {
  const workers = createWorkers(place);
  let state: 'untouched' | 'prepared' | 'used' = 'untouched';
  let unused: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(unused);
    state = 'untouched';
    workers.close();
  };
  const closeUnused = () => {
    if (state === 'prepared') close();
  };
  return {
    prepare() {
      if (state !== 'untouched') return;
      state = 'prepared';
      workers.prepareAhead();
      unused = setTimeout(close, UNUSED_MS);
    },
    closeUnused,
    run(job, listener, alone = false) {
      clearTimeout(unused);
      state = 'used';
      const stopping = new AbortController();
      return {
        outcome: runIn(job, listener, alone, stopping.signal),
        stop: () => stopping.abort(),
      };
    },
    close,
  };

  async function runIn(
    job: Job,
    listener: Listener,
    alone: boolean,
    signal: AbortSignal,
  ): Promise<Outcome> {
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
    const successor = alone ? undefined : setTimeout(workers.prepareAhead, LONG_RUN_MS);
    const { outcome, memory } = await watchJob(worker.port, job, listener, signal);
    clearTimeout(successor);
    if (outcome.kind === 'finished' && memory <= REUSABLE_MEMORY) workers.giveBack(worker);
    else workers.replace(worker);
    return outcome;
  }
}

/** Python goes on running from one problem to the next; leaving for longer frees its memory. */
const IDLE_MS = 60_000;

let python: Engine | null = null;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** The page's only Python instance. Nothing is loaded before it's prepared or runs something. */
export function sitePython(): Engine {
  python ??= createPython(runnerPlace());
  return python;
}

/** Registers a user of it. @returns what ends that */
export function keepSitePython(): () => void {
  users += 1;
  clearTimeout(closing);
  return () => {
    users -= 1;
    if (users > 0) return;
    python?.closeUnused();
    closing = setTimeout(() => {
      python?.close();
      python = null;
    }, IDLE_MS);
  };
}
