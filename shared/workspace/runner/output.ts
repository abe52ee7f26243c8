import { HEAD_LIMIT, TAIL_LIMIT, type WorkerMessage } from './protocol.ts';

const BATCH_MS = 40;
const BATCH_LENGTH = 8 * 1024;

/** How often the end of what a program prints is passed on while it goes on. */
const TAIL_MS = 250;

/** This many lines are passed on at once: output printed before an endless loop must not wait for more. */
const AT_ONCE = 100;

/**
 * Passes on what a program prints: the beginning a few times per second if it's a lot, and of what is longer than that
 * the end.
 */
export function createOutput(send: (message: WorkerMessage) => void) {
  let decoder = new TextDecoder();
  let waiting = '';
  let left = HEAD_LIMIT;
  let sentAt = 0;
  let sent = 0;
  let tail = createTail();

  const flushHead = () => {
    if (waiting) send({ type: 'output', text: waiting });
    waiting = '';
    sent += 1;
    sentAt = performance.now();
  };
  const flush = () => {
    flushHead();
    const end = tail.read();
    if (end) send({ type: 'tail', ...end });
  };
  const canWait = () =>
    left > 0
      ? sent >= AT_ONCE && waiting.length < BATCH_LENGTH && performance.now() - sentAt < BATCH_MS
      : !waiting && performance.now() - sentAt < TAIL_MS;
  const take = (bytes: Uint8Array) => {
    const head = left >= bytes.length ? bytes.length : startOfCharacter(bytes, left);
    if (head > 0) waiting += decoder.decode(bytes.subarray(0, head), { stream: true });
    left = head < bytes.length ? 0 : left - head;
    if (head < bytes.length) tail.add(bytes.subarray(head));
    if (!canWait()) flush();
  };
  return {
    /** Call before each run. */
    reset() {
      decoder = new TextDecoder();
      waiting = '';
      left = HEAD_LIMIT;
      sent = 0;
      tail = createTail();
    },
    /** Accepts everything, since a program goes on whatever is shown of its output. */
    write(bytes: Uint8Array): number {
      take(bytes);
      return bytes.length;
    },
    flush,
  };
}

/** Bytes within a character of UTF-8 begin like this. */
const isWithin = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** The place, or the one before it at which a character begins. */
function startOfCharacter(bytes: Uint8Array, place: number): number {
  let start = place;
  while (start > 0 && isWithin(bytes[start])) start -= 1;
  return start;
}

/** The last bytes of many, in a buffer of twice their length. */
function createTail() {
  const buffer = new Uint8Array(2 * TAIL_LIMIT);
  let length = 0;
  let omitted = 0;
  let isNew = false;

  const keepLast = () => {
    const first = Math.max(0, length - TAIL_LIMIT);
    buffer.copyWithin(0, first, length);
    omitted += first;
    length -= first;
  };
  return {
    add(bytes: Uint8Array) {
      const last = bytes.subarray(Math.max(0, bytes.length - TAIL_LIMIT));
      if (last.length < bytes.length) {
        omitted += length + bytes.length - last.length;
        length = 0;
      }
      if (length + last.length > buffer.length) keepLast();
      buffer.set(last, length);
      length += last.length;
      isNew = true;
    },
    /** The end, and how many bytes before it aren't shown; null if it's known already. */
    read() {
      if (!isNew) return null;
      isNew = false;
      keepLast();
      let start = 0;
      while (omitted > 0 && isWithin(buffer[start])) start += 1;
      const text = new TextDecoder().decode(buffer.subarray(start, length));
      return { text, omitted: omitted + start };
    },
  };
}
