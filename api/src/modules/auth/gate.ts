import { DomainError } from '../../errors/domain-error.ts';

const busy = () =>
  new DomainError(503, 'busy', 'Many people are logging in right now. Please try again soon.');

/**
 * Lets `atOnce` tasks run and `waiting` more queue, first come, first served.
 * @throws DomainError 503 (from the returned function) where the queue is full.
 */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw busy();
      await new Promise<void>((go) => queue.push(go));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // A place is handed to the next in the queue, or given back.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
