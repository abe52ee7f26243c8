import { Worker } from 'node:worker_threads';
import { loadHarness } from './load-harness.mjs';

/**
 * One interpreter for many programs. In what a run answers, a case that took longer than its limit is null; the program
 * itself may take `patience` times as long, since a busy machine is slow, not wrong.
 */
export async function startPython(patience) {
  const { begin, runJob, reset, printed, interruptBy } = await loadHarness();
  const signal = new Uint8Array(new SharedArrayBuffer(1));
  const alarm = new Worker(new URL('./alarm.mjs', import.meta.url), { workerData: signal });
  interruptBy(signal);
  const interruptAfter = (milliseconds) => {
    signal[0] = 0;
    alarm.postMessage(milliseconds);
  };
  return {
    run(job, limit) {
      const judged = [];
      interruptAfter(patience * limit);
      const error = runJob(begin(), job, (result) => {
        judged.push(result.error?.type === 'KeyboardInterrupt' ? null : result);
        interruptAfter(limit);
      });
      interruptAfter(0);
      const shown = printed().trim();
      reset();
      return { error, judged, shown };
    },
    end: () => alarm.terminate(),
  };
}
