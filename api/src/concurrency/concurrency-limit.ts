import { DomainError } from '../errors/domain-error.ts';

interface Limits {
  /** How many tasks run at once. */
  concurrency: number;
  /** How many more wait. */
  queueSize: number;
  /** The message for everyone beyond that. */
  busy: string;
}

/**
 * Lets `concurrency` tasks run at once and `queueSize` more wait, first come, first served.
 * @throws DomainError 503 (from the returned function) if the queue is full.
 */
export function createConcurrencyLimit({ concurrency, queueSize, busy }: Limits) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (queue.length >= queueSize) throw new DomainError(503, 'busy', busy);
      await new Promise<void>((go) => queue.push(go));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // A slot is handed to the next in the queue, or given back.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
