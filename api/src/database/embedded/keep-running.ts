import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';

/** A PostgreSQL that answers. */
export interface Running {
  connectionString: string;
  /** False if another process started it. */
  isOwn: boolean;
  /** Resolves when it is gone, for whatever reason. */
  ended: Promise<void>;
  /** Stops it and waits until it is gone; does nothing if another process started it. */
  stop(): Promise<void>;
}

interface KeepOptions {
  /** Starts PostgreSQL, or joins one that runs. */
  start(signal: AbortSignal): Promise<Running>;
  /** Called with one line that says what happens. */
  notice(line: string): void;
  /** Called with the reason when there is no use in trying again. */
  giveUp(reason: StartupError): void;
}

/** A PostgreSQL that has run this long had no trouble starting. */
const SETTLED_MS = 5_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** After so many in a row, in a minute or more, the next start would fail like the last. */
const MOST_TROUBLES = 10;

const pauseAfter = (troubles: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** (troubles - 1), LONGEST_PAUSE_MS);

/**
 * Starts PostgreSQL and starts it again whenever it ends unasked. A process that has joined another one's
 * PostgreSQL takes over when that ends.
 * @throws StartupError if the first start fails
 */
export async function keepRunning({ start, notice, giveUp }: KeepOptions): Promise<Running> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = await start(signal);
  let starting = Promise.resolve();
  let startedAt = Date.now();
  let troubles = 0;

  const startAgain = async (): Promise<void> => {
    if (Date.now() - startedAt > SETTLED_MS) troubles = 0;
    for (let reason = ''; ; ) {
      troubles += 1;
      if (troubles > MOST_TROUBLES) return giveUp(hopeless(reason));
      await pause(pauseAfter(troubles), undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        running = await start(signal);
        break;
      } catch (error) {
        reason = (error as Error).message;
        if (!signal.aborted) notice(reason);
      }
    }
    startedAt = Date.now();
    if (signal.aborted) return;
    notice('The embedded database is running again.');
    void follow();
  };

  const follow = async (): Promise<void> => {
    await running.ended;
    if (signal.aborted) return;
    notice(whatHappened(running));
    starting = startAgain();
    await starting;
  };

  void follow();
  return {
    ...running,
    async stop() {
      stopping.abort();
      await starting;
      await running.stop();
    },
  };
}

const whatHappened = ({ isOwn }: Running): string =>
  isOwn
    ? 'The embedded database ended unexpectedly. Starting it again.'
    : 'The embedded database ended with the process that ran it. This process is taking over.';

const hopeless = (reason: string) =>
  new StartupError(
    `The embedded database ended or failed to start ${MOST_TROUBLES} times in a row; giving up. ${reason}`.trim(),
  );
