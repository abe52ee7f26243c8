/**
 * Interrupts Python that runs in another thread: each message says after how many milliseconds, 0 for not at all. It's
 * done again and again, since Python ignores an interrupt that meets it as it clears up. A later message takes the place
 * of an earlier one.
 */
import { parentPort, workerData } from 'node:worker_threads';

/** What Pyodide takes for Ctrl+C. */
const INTERRUPT = 2;

let timer;

parentPort.on('message', (milliseconds) => {
  clearInterval(timer);
  if (milliseconds === 0) return;
  timer = setInterval(() => {
    workerData[0] = INTERRUPT;
  }, milliseconds);
});
