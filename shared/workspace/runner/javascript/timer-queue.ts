import { append } from './captured.ts';

/** What a program has put off. */
export interface Timer {
  id: number;
  callback: (...given: unknown[]) => unknown;
  given: unknown[];
  /** When it's due, in milliseconds of the virtual clock. */
  due: number;
  /** Which of those that are due at the same time comes first. */
  order: number;
  /** Milliseconds from one time to the next; null if there's only one. */
  every: number | null;
}

/** Timers, of which the one that is due first can be taken: a heap. */
export interface TimerQueue {
  add(timer: Timer): void;
  take(): Timer | null;
}

export function createTimerQueue(): TimerQueue {
  const heap: Timer[] = [];
  const at = (index: number) => heap[index] as Timer;
  const isBefore = (one: number, other: number) =>
    at(one).due < at(other).due ||
    (at(one).due === at(other).due && at(one).order < at(other).order);
  const swap = (one: number, other: number) => {
    const timer = at(one);
    heap[one] = at(other);
    heap[other] = timer;
  };

  const rise = () => {
    let index = heap.length - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(index, parent)) return;
      swap(index, parent);
      index = parent;
    }
  };

  const sink = () => {
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      if (left >= heap.length) return;
      const child = left + 1 < heap.length && isBefore(left + 1, left) ? left + 1 : left;
      if (!isBefore(child, index)) return;
      swap(index, child);
      index = child;
    }
  };

  return {
    add(timer) {
      append(heap, timer);
      rise();
    },
    take() {
      // An empty list would answer with what a program has put on Array.prototype.
      if (heap.length === 0) return null;
      swap(0, heap.length - 1);
      const timer = at(heap.length - 1);
      heap.length -= 1;
      sink();
      return timer;
    },
  };
}
