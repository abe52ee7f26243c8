import type { Job, Outcome } from '../../../../postgres/protocol.ts';
import {
  type OpenedPostgres,
  openPostgres,
  type PostgresWorker,
  sandboxLocation,
} from './open-postgres.ts';
import { readMessage } from './read-message.ts';

/** How long each try may take; on a busy device, the first may be too short for a quick statement. */
export const LIMITS_MS = [5_000, 10_000] as const;

/** The outcome of a statement, including those that only the page knows. */
export type Run =
  | Outcome
  | { kind: 'stopped' }
  | { kind: 'too-long' }
  /** Not even a statement that is known to be quick finished. */
  | { kind: 'busy' }
  | { kind: 'unavailable' };

/** PostgreSQL in the browser. One statement at a time. */
export interface Postgres {
  /** Starts it ahead of the first statement. Never fails: the next one retries. */
  prepare(): void;
  run(job: Job, stopped: AbortSignal): Promise<Run>;
  close(): void;
}

/** Nothing is fetched before it's prepared or runs something. */
export function createPostgres(open = () => openPostgres(sandboxLocation())): Postgres {
  let opened: OpenedPostgres | null = null;
  let waiting: Promise<PostgresWorker> | null = null;

  const close = () => {
    opened?.close();
    opened = null;
    waiting = null;
  };
  const worker = (): Promise<PostgresWorker> => {
    opened ??= open();
    waiting ??= opened.start().catch((error: unknown) => {
      close();
      throw error;
    });
    return waiting;
  };
  const replace = ({ end }: PostgresWorker) => {
    end();
    waiting = null;
    prepare();
  };
  const prepare = () => {
    worker().catch(() => undefined);
  };
  return {
    prepare,
    close,
    async run(job, stopped) {
      const stop = new Promise<Run>((resolve) => {
        const end = () => resolve({ kind: 'stopped' });
        if (stopped.aborted) end();
        stopped.addEventListener('abort', end);
      });
      let late: Run | null = null;
      // A broken worker is replaced with a fresh one; if that one can't run it either, none can.
      for (const limit of LIMITS_MS) {
        const ready = worker().catch((error: unknown) => {
          console.warn('PostgreSQL is not available.', error);
          return null;
        });
        const used = await Promise.race([ready, stop.then(() => 'stopped' as const)]);
        if (used === 'stopped') return { kind: 'stopped' };
        if (!used) break;
        const run = await Promise.race([outcomeOf(used, job), tooLong(limit), stop]);
        if (run?.kind === 'result' || run?.kind === 'error') return run;
        replace(used);
        if (run?.kind === 'stopped') return run;
        late = run;
      }
      return late ?? { kind: 'unavailable' };
    },
  };
}

/** null if earlier statements have broken the worker. */
function outcomeOf({ port }: PostgresWorker, job: Job): Promise<Outcome | null> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message?.type === 'outcome') resolve(message.outcome);
      if (message?.type === 'failed') resolve(null);
    };
    port.postMessage(job);
  });
}

const tooLong = (limit: number) =>
  new Promise<Run>((resolve) => {
    setTimeout(() => resolve({ kind: 'too-long' }), limit);
  });
