import { OUTPUT_LIMIT, type WorkerMessage } from './protocol.ts';

const BATCH_MS = 40;
const BATCH_LENGTH = 8 * 1024;

/** This many lines are passed on at once: output printed before an endless loop must not wait for more. */
const AT_ONCE = 100;

/** Passes on what a program prints, up to the limit; if it prints a lot, a few times per second. */
export function createOutput(send: (message: WorkerMessage) => void) {
  let decoder = new TextDecoder();
  let waiting = '';
  let left = OUTPUT_LIMIT;
  let sentAt = 0;
  let sent = 0;

  const flush = () => {
    if (waiting) send({ type: 'output', text: waiting });
    waiting = '';
    sent += 1;
    sentAt = performance.now();
  };
  const canWait = () =>
    left > 0 &&
    sent >= AT_ONCE &&
    waiting.length < BATCH_LENGTH &&
    performance.now() - sentAt < BATCH_MS;
  const take = (bytes: Uint8Array) => {
    if (left === 0) return;
    waiting += decoder.decode(bytes.subarray(0, left), { stream: true });
    left -= Math.min(left, bytes.length);
    if (canWait()) return;
    flush();
    if (left === 0) send({ type: 'cut' });
  };
  return {
    /** Call before each run. */
    reset() {
      decoder = new TextDecoder();
      waiting = '';
      left = OUTPUT_LIMIT;
      sent = 0;
    },
    /** Accepts everything, since a program continues after its output has been cut off. */
    write(bytes: Uint8Array): number {
      take(bytes);
      return bytes.length;
    },
    flush,
  };
}
