import { Worker } from 'node:worker_threads';
import { loadHarness } from '../../runner/load-harness.mjs';

/** How often a job is begun if interrupts meet what judges it instead of its program. */
const MOST_TRIES = 10;

/**
 * One interpreter for many programs. In what a run answers, a case that took longer than its limit is null; the program
 * itself may take `patience` times as long, since a busy machine is slow, not wrong.
 */
export async function startPython(patience) {
  const { begin, runJob, reset, printed, interruptBy } = await loadHarness();
  const signal = new Uint8Array(new SharedArrayBuffer(2));
  const alarm = new Worker(new URL('./alarm.mjs', import.meta.url), { workerData: signal });
  interruptBy(signal);
  const interruptAfter = (milliseconds) => {
    signal[1] += 1;
    signal[0] = 0;
    alarm.postMessage({ milliseconds, turn: signal[1] });
  };
  const runOnce = (job, limit) => {
    const judged = [];
    try {
      interruptAfter(patience * limit);
      const error = runJob(begin(), job, (result) => {
        judged.push(result.error?.type === 'KeyboardInterrupt' ? null : result);
        interruptAfter(limit);
      });
      return { error, judged };
    } finally {
      interruptAfter(0);
    }
  };
  return {
    run(job, limit) {
      for (let tries = 1; ; tries += 1) {
        try {
          const { error, judged } = runOnce(job, limit);
          return { error, judged, shown: printed().trim() };
        } catch (error) {
          // A program that ends just in time leaves the interrupt to what comes next.
          if (error.type !== 'KeyboardInterrupt' || tries === MOST_TRIES) throw error;
          printed();
        } finally {
          reset();
        }
      }
    },
    end: () => alarm.terminate(),
  };
}
