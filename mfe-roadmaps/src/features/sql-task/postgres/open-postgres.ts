import {
  fetchFile,
  openFrame,
  type SandboxFile,
  type WorkerFrame,
} from '@site/shared/workspace/sandbox';
import type { Role } from '../../../../postgres/protocol.ts';
import { readMessage } from './read-message.ts';

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

/** Facts about this release's sandbox, written by the build (scripts/runner/build-sandbox.mjs). */
interface SandboxFacts {
  folder: string;
  files: Record<Role, SandboxFile>;
}

declare const POSTGRES_SANDBOX: SandboxFacts;
declare const __webpack_public_path__: string;

interface SandboxLocation extends SandboxFacts {
  /** Address of the sandbox's folder, with a closing slash. */
  base: string;
}

/** The sandbox is published beside the releases of this remote. */
export const sandboxLocation = (): SandboxLocation => ({
  ...POSTGRES_SANDBOX,
  base: new URL(`../${POSTGRES_SANDBOX.folder}/`, new URL(__webpack_public_path__, location.href))
    .href,
});
