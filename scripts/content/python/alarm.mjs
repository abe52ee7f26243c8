/**
 * Interrupts Python that runs in another thread: each message says after how many `milliseconds`, 0 for not at all, and
 * for which `turn`, the second byte they share. It's done again and again, since Python ignores an interrupt that meets
 * it as it clears up, and left out once that turn is over, which the next message is too late to say.
 */
import { parentPort, workerData } from 'node:worker_threads';

/** What Pyodide takes for Ctrl+C. */
const INTERRUPT = 2;

let timer;

parentPort.on('message', ({ milliseconds, turn }) => {
  clearInterval(timer);
  if (milliseconds === 0) return;
  timer = setInterval(() => {
    if (workerData[1] === turn) workerData[0] = INTERRUPT;
  }, milliseconds);
});
