/**
 * Interrupts Python that runs in another thread: each message says after how many milliseconds, 0 for not at all. A
 * later message takes the place of an earlier one.
 */
import { parentPort, workerData } from 'node:worker_threads';

/** What Pyodide takes for Ctrl+C. */
const INTERRUPT = 2;

let timer;

parentPort.on('message', (milliseconds) => {
  clearTimeout(timer);
  if (milliseconds === 0) return;
  timer = setTimeout(() => {
    workerData[0] = INTERRUPT;
  }, milliseconds);
});
