import { readMessage } from '../engine/read-message.ts';
import { runnerPlace } from '../python/runner-facts.ts';
import type { Role } from '../runner/protocol.ts';
import { openFrame, type WorkerFrame } from '../sandbox/index.ts';

/** The worker's script (shared/workspace/runner/javascript), put here by the build: it is small. */
declare const JAVASCRIPT_WORKER: string;

/** A worker in a frame of its own. */
export interface ReadyWorker {
  /** Resolves once a program can be run. */
  port: Promise<MessagePort>;
  close(): void;
}

/** Takes a tenth of a second on a common machine. */
const START_LIMIT_MS = 20_000;

/** Opens the frame in which Python's workers live, too, and starts a worker of JavaScript there. */
export function openWorker(): ReadyWorker {
  const closing = new AbortController();
  const frame = openFrame<Role>(`${runnerPlace().base}frame.html`, closing.signal);
  return {
    port: frame.then(start),
    close() {
      closing.abort(new Error('JavaScript was closed.'));
      frame.then(
        (opened) => opened.close(),
        () => undefined,
      );
    },
  };
}

function start(frame: WorkerFrame<Role>): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      clearTimeout(timer);
      reject(new Error(message));
    };
    const timer = setTimeout(() => fail('JavaScript did not start in time.'), START_LIMIT_MS);
    const { buffer } = new TextEncoder().encode(JAVASCRIPT_WORKER);
    frame.give('worker', buffer);
    const { port } = frame.start(fail);
    port.onmessage = ({ data }) => {
      if (readMessage(data)?.type !== 'ready') return;
      clearTimeout(timer);
      resolve(port);
    };
  });
}
