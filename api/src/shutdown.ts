/** How long everything has to close before the process ends regardless; PostgreSQL ends by itself then. */
const TIMEOUT_MS = 5_000;

/**
 * Closes everything, last opened first, when the process is told to end: by SIGINT, SIGTERM, or
 * the end of the process that started it and spoke to it.
 * @returns a function by which whoever opens something says how it is closed.
 */
export function closeOnSignals(): (close: () => Promise<void>) => void {
  const closers: (() => Promise<void>)[] = [];
  let closing = false;

  const closeAll = async () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    for (const close of closers.reverse()) await close().catch(console.error);
    process.exit(0);
  };

  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, closeAll);
  return (close) => closers.push(close);
}
