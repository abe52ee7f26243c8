import { setTimeout as wait } from 'node:timers/promises';

type Close = () => Promise<void>;

/** How long each thing gets to close unless it requires more. PostgreSQL ends by itself after this process. */
const LIMIT_MS = 5_000;

/**
 * Closes everything, last opened first, when the process is signalled to end: by SIGINT, SIGTERM, or
 * the end of the process that started it and spoke to it. What does not close in time is left behind,
 * and the process then ends with 1.
 * @param report takes why something could not be closed
 * @returns a function to register how something is closed, and how many milliseconds that may take.
 */
export function closeOnSignals(
  report: (error: unknown) => void = console.error,
): (close: Close, limitMs?: number) => void {
  const closers: (() => Promise<boolean>)[] = [];
  let closing = false;

  const closeAll = async () => {
    if (closing) return;
    closing = true;
    let inTime = true;
    for (const close of closers.reverse()) inTime = (await close()) && inTime;
    process.exit(inTime ? 0 : 1);
  };

  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, closeAll);
  return (close, limitMs = LIMIT_MS) => closers.push(() => closesWithin(close, limitMs, report));
}

const closesWithin = (
  close: Close,
  limitMs: number,
  report: (error: unknown) => void,
): Promise<boolean> =>
  Promise.race([
    close().then(
      () => true,
      (error) => {
        report(error);
        return true;
      },
    ),
    wait(limitMs, false, { ref: false }),
  ]);
