import type { PythonFrame } from './open-frame.ts';
import type { OpenedPython } from './open-python.ts';
import { readNews } from './read-news.ts';

export interface PythonWorker {
  port: MessagePort;
  end(): void;
}

/** The runner's files did not come. */
export class NotFetched extends Error {}

/** From when everything is there. A second on a common machine; a slow and busy one may take its time. */
const START_LIMIT_MS = 60_000;

/** Starts a worker while the files are still on their way; resolves when Python is ready in it. */
export async function startWorker({ frame, files }: OpenedPython): Promise<PythonWorker> {
  const fetched = files.catch((error: unknown) => {
    throw new NotFetched('The runner did not come.', { cause: error });
  });
  // A document that does not come is noticed late: files that do not come are noticed first.
  const opened = await Promise.race([frame, fetched.then(() => frame)]);
  const { worker, ready } = start(opened);
  try {
    await Promise.all([fetched, Promise.race([ready, fetched.then(tooLate)])]);
    return worker;
  } catch (error) {
    worker.end();
    throw error;
  }
}

function start(frame: PythonFrame): { worker: PythonWorker; ready: Promise<void> } {
  let fail: (message: string) => void = () => {};
  const worker = frame.start((message) => fail(message));
  const ready = new Promise<void>((resolve, reject) => {
    fail = (message) => reject(new Error(message));
    worker.port.onmessage = ({ data }) => {
      if (readNews(data)?.type === 'ready') resolve();
    };
  });
  return { worker, ready };
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Python did not start in time.')), START_LIMIT_MS);
  });
