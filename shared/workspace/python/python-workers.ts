import type { OnProgress } from './fetch-engine.ts';
import { type OpenedPython, openPython } from './open-python.ts';
import type { RunnerPlace } from './runner-facts.ts';
import { type PythonWorker, startWorker } from './start-worker.ts';

/** Workers with Python ready: one that waits for a program, and a second one if it is likely to be needed. */
export function createWorkers(place: RunnerPlace) {
  let opened: OpenedPython | null = null;
  let waiting: Promise<PythonWorker> | null = null;

  const forget = () => {
    opened?.close();
    opened = null;
    waiting = null;
  };
  const prepare = () => {
    opened ??= openPython(place);
    const used = opened;
    // After a failure the next run starts from scratch.
    waiting ??= startWorker(used).catch((error: unknown) => {
      if (opened === used) forget();
      throw error;
    });
    return { ready: waiting, used };
  };
  const prepareAhead = () => {
    // A failure is reported to the caller of `take`.
    prepare().ready.catch(() => undefined);
  };
  return {
    /**
     * The waiting worker, or a new one; rejects if Python is unavailable. Stopping while the files are
     * loading also ends the download; a worker that becomes ready later waits for the next run.
     */
    async take(onProgress: OnProgress, stopped: AbortSignal): Promise<PythonWorker> {
      const { ready, used } = prepare();
      const quiet = used.onProgress(onProgress);
      const giveUp = () => {
        if (opened === used && !used.isFetched()) forget();
      };
      stopped.addEventListener('abort', giveUp);
      try {
        const worker = await ready;
        if (!stopped.aborted) waiting = null;
        return worker;
      } finally {
        quiet();
        stopped.removeEventListener('abort', giveUp);
      }
    },
    /** Prepares a worker ahead of time. */
    prepareAhead,
    giveBack(worker: PythonWorker) {
      if (waiting) worker.end();
      else waiting = Promise.resolve(worker);
    },
    replace(worker: PythonWorker) {
      worker.end();
      prepareAhead();
    },
    close: forget,
  };
}
