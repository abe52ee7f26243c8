import { readMessage } from '../engine/read-message.ts';
import type { Role } from '../runner/protocol.ts';
import type { WorkerFrame } from '../sandbox/index.ts';
import type { OpenedPython } from './open-python.ts';

export interface PythonWorker {
  port: MessagePort;
  end(): void;
}

/** The runner's files couldn't be fetched. */
export class NotFetched extends Error {}

/**
 * Counted from when all files have arrived. Takes a second on a common machine; a slow and busy one may
 * need longer.
 */
const START_LIMIT_MS = 60_000;

/** Starts a worker while the files are still loading; resolves when Python is ready in it. */
export async function startWorker({ frame, files }: OpenedPython): Promise<PythonWorker> {
  const fetched = files.catch((error: unknown) => {
    throw new NotFetched('The runner could not be fetched.', { cause: error });
  });
  // A missing document is noticed late; missing files are noticed first.
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

function start(frame: WorkerFrame<Role>): { worker: PythonWorker; ready: Promise<void> } {
  let fail: (message: string) => void = () => {};
  const worker = frame.start((message) => fail(message));
  const ready = new Promise<void>((resolve, reject) => {
    fail = (message) => reject(new Error(message));
    worker.port.onmessage = ({ data }) => {
      if (readMessage(data)?.type === 'ready') resolve();
    };
  });
  return { worker, ready };
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Python did not start in time.')), START_LIMIT_MS);
  });
