import { type News, OUTPUT_LIMIT } from './protocol.ts';

const BATCH_MS = 40;
const BATCH_LENGTH = 8 * 1024;

/** Collects what a program prints and passes it on a few times a second, up to the limit. */
export function createOutput(send: (news: News) => void) {
  let decoder = new TextDecoder();
  let waiting = '';
  let left = OUTPUT_LIMIT;
  let sentAt = 0;

  const flush = () => {
    if (waiting) send({ type: 'output', text: waiting });
    waiting = '';
    sentAt = performance.now();
  };
  const take = (bytes: Uint8Array) => {
    if (left === 0) return;
    waiting += decoder.decode(bytes.subarray(0, left), { stream: true });
    left -= Math.min(left, bytes.length);
    if (left > 0 && waiting.length < BATCH_LENGTH && performance.now() - sentAt < BATCH_MS) return;
    flush();
    if (left === 0) send({ type: 'cut' });
  };
  return {
    /** Before a run. */
    reset() {
      decoder = new TextDecoder();
      waiting = '';
      left = OUTPUT_LIMIT;
      sentAt = performance.now();
    },
    /** Takes everything, since a program goes on when its output is cut. */
    write(bytes: Uint8Array): number {
      take(bytes);
      return bytes.length;
    },
    flush,
  };
}
