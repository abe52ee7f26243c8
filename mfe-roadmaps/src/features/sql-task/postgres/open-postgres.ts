import { fetchFile, openFrame, type WorkerFrame } from '@site/shared/workspace/sandbox';
import type { Role } from '../../../../postgres/protocol.ts';
import { readMessage } from './read-message.ts';
import type { SandboxLocation } from './sandbox-location.ts';

/** A worker in which PostgreSQL is ready. */
export interface PostgresWorker {
  port: MessagePort;
  end(): void;
}

/** A sandbox in which PostgreSQL can be started any number of times. */
export interface OpenedPostgres {
  /** Resolves when PostgreSQL is ready; rejects if it can't be fetched or doesn't start. */
  start(): Promise<PostgresWorker>;
  close(): void;
}

const ROLES = ['engine', 'cluster', 'share', 'worker'] as const satisfies Role[];

/**
 * Opens the sandbox while fetching its files. The page fetches them, not the frame: only the page has a cache that
 * outlives a visit, and this way the frame needs no network at all.
 */
export function openPostgres(location: SandboxLocation): OpenedPostgres {
  const closing = new AbortController();
  const frame = openFrame<Role>(`${location.base}frame.html`, closing.signal);
  const hand = async (role: Role) => {
    const content = await fetchFile(location.base, location.files[role], ignore, closing.signal);
    (await frame).give(role, content);
  };
  const handed = Promise.all(ROLES.map(hand)).catch((error: unknown) => {
    closing.abort(error);
    throw error;
  });
  // Starting a worker reports the error.
  handed.catch(() => undefined);
  return {
    async start() {
      const started = startWorker(await frame);
      await Promise.race([started.ready, handed.then(() => started.ready)]);
      return started.worker;
    },
    close() {
      closing.abort(new Error('PostgreSQL was closed.'));
      frame.then(
        ({ close }) => close(),
        () => undefined,
      );
    },
  };
}

const ignore = () => undefined;

function startWorker(frame: WorkerFrame<Role>) {
  let fail: (message: string) => void = ignore;
  const worker = frame.start((message) => fail(message));
  const ready = new Promise<void>((resolve, reject) => {
    fail = (message) => reject(new Error(message));
    worker.port.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message?.type === 'ready') resolve();
      if (message?.type === 'failed') fail(message.message);
    };
  });
  return { worker, ready };
}
