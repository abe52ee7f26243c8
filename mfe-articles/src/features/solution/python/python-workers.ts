import { fetchEngine, type OnProgress } from './fetch-engine.ts';
import { openFrame, type PythonFrame } from './open-frame.ts';
import { readNews } from './read-news.ts';
import type { RunnerPlace } from './runner-facts.ts';

export interface PythonWorker {
  port: MessagePort;
  end(): void;
}

const START_LIMIT_MS = 30_000;

/** Workers that have Python ready: one that waits for a program, and one more where it is likely to be needed. */
export function createWorkers({ base, ...facts }: RunnerPlace) {
  let frame: Promise<PythonFrame> | null = null;
  let loaded = false;
  let waiting: Promise<PythonWorker> | null = null;
  const progress = new Set<OnProgress>();

  /** A failure is forgotten, so that the next run tries again. */
  const openOnce = () => {
    frame ??= fetchEngine({ base, ...facts }, (share) => {
      for (const report of progress) report(share);
    })
      .then((engine) => {
        loaded = true;
        return openFrame(`${base}frame.html`, engine);
      })
      .catch((error: unknown) => {
        frame = null;
        throw error;
      });
    return frame;
  };
  const startOne = async (): Promise<PythonWorker> => startWorker(await openOnce());
  const prepare = () => {
    waiting ??= startOne().catch((error: unknown) => {
      waiting = null;
      throw error;
    });
    return waiting;
  };
  return {
    isLoaded: () => loaded,
    /** The worker that waits, or a new one; rejects where there is no Python to be had. */
    async take(onProgress: OnProgress): Promise<PythonWorker> {
      progress.add(onProgress);
      try {
        const worker = await prepare();
        waiting = null;
        return worker;
      } finally {
        progress.delete(onProgress);
      }
    },
    /** Makes a worker ready ahead of time; whoever takes it hears of a failure. */
    prepare: () => void prepare().catch(() => undefined),
    giveBack(worker: PythonWorker) {
      if (waiting) worker.end();
      else waiting = Promise.resolve(worker);
    },
    replace(worker: PythonWorker) {
      worker.end();
      this.prepare();
    },
    close() {
      void frame?.then(
        (opened) => opened.close(),
        () => undefined,
      );
      frame = null;
      waiting = null;
    },
  };
}

function startWorker(frame: PythonFrame): Promise<PythonWorker> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      clearTimeout(timer);
      worker.end();
      reject(new Error(message));
    };
    const timer = setTimeout(() => fail('Python did not start in time.'), START_LIMIT_MS);
    const worker = frame.start(fail);
    worker.port.onmessage = ({ data }) => {
      if (readNews(data)?.type !== 'ready') return;
      clearTimeout(timer);
      worker.port.onmessage = null;
      resolve(worker);
    };
  });
}
