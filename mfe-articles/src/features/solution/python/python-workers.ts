import type { OnProgress } from './fetch-engine.ts';
import { type OpenedPython, openPython } from './open-python.ts';
import type { RunnerPlace } from './runner-facts.ts';
import { type PythonWorker, startWorker } from './start-worker.ts';

/** Workers that have Python ready: one that waits for a program, and one more where it is likely to be needed. */
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
    // After a failure the next run starts from nothing.
    waiting ??= startWorker(opened).catch((error: unknown) => {
      forget();
      throw error;
    });
    return waiting;
  };
  const prepareAhead = () => {
    // Whoever takes it hears of a failure.
    prepare().catch(() => undefined);
  };
  return {
    /**
     * The worker that waits, or a new one; rejects where there is no Python to be had. Whoever has stopped
     * by the time it is ready leaves it to the next.
     */
    async take(onProgress: OnProgress, stopped: AbortSignal): Promise<PythonWorker> {
      const ready = prepare();
      const quiet = opened?.onProgress(onProgress);
      try {
        const worker = await ready;
        if (!stopped.aborted) waiting = null;
        return worker;
      } finally {
        quiet?.();
      }
    },
    /** Makes a worker ready ahead of time. */
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
