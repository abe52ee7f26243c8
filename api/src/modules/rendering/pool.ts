import type { Rendered } from './messages.ts';
import { RenderFailure } from './render-failure.ts';
import {
  Bystander,
  type RenderingThread,
  startThread,
  type Task,
  type ThreadOptions,
} from './rendering-thread.ts';

/** How many pages a thread is at. One computes, the others wait for data. */
const PLACES = 16;
/** How many pages wait for a place. More would wait in vain: their browsers begin at once. */
const MOST_WAITING = 32;
/** How long a thread that ended before it was of use is replaced later each time, in milliseconds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export interface PoolOptions extends Omit<ThreadOptions, 'onReady' | 'onEnd' | 'units'> {
  threads: number;
  /** What a thread that starts now is to load. */
  units(): readonly string[];
}

export type Pool = ReturnType<typeof createPool>;

interface Waiting {
  task: Task;
  /** When nobody waits for it any more. */
  signal: AbortSignal;
  /** A page whose thread ended without its fault is rendered by another one, once. */
  isSecondTry: boolean;
  resolve(rendered: Rendered): void;
  reject(failure: RenderFailure): void;
}

/** The threads that render the pages of one release manifest. */
export function createPool({ threads, units, ...options }: PoolOptions) {
  const ready = new Set<RenderingThread>();
  const all = new Set<RenderingThread>();
  const queue: Waiting[] = [];
  let isClosed = false;
  let pauseMs = 0;
  let restart: NodeJS.Timeout | undefined;

  function start(): void {
    const thread: RenderingThread = startThread({
      ...options,
      units: units(),
      onReady() {
        pauseMs = 0;
        ready.add(thread);
        assign();
      },
      onEnd() {
        const wasReady = ready.delete(thread);
        all.delete(thread);
        fill(wasReady);
      },
    });
    all.add(thread);
  }

  function fill(atOnce: boolean): void {
    if (isClosed) return;
    if (atOnce) {
      while (all.size < threads) start();
      return;
    }
    pauseMs = Math.min(pauseMs * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    clearTimeout(restart);
    restart = setTimeout(fill, pauseMs, true).unref();
  }

  function freest(): RenderingThread | undefined {
    const [first] = [...ready].sort((one, other) => one.load() - other.load());
    return first && first.load() < PLACES ? first : undefined;
  }

  /** Gives those who wait to the threads, the first first. */
  function assign(): void {
    for (;;) {
      const thread = queue.length > 0 && freest();
      const next = thread && queue.shift();
      if (!thread || !next) return;
      void run(thread, next);
    }
  }

  async function run(thread: RenderingThread, waiting: Waiting): Promise<void> {
    const { signal, resolve, reject } = waiting;
    const { id, rendered } = thread.render(waiting.task);
    const abandon = () => thread.abandon(id);
    signal.addEventListener('abort', abandon);
    try {
      const page = await rendered;
      if (signal.aborted) reject(new RenderFailure('It took too long.', 'late'));
      else resolve(page);
    } catch (error) {
      if (error instanceof Bystander) again(waiting);
      else reject(judged(error as RenderFailure, signal));
    } finally {
      signal.removeEventListener('abort', abandon);
      assign();
    }
  }

  function again(waiting: Waiting): void {
    const { signal, isSecondTry, reject } = waiting;
    if (signal.aborted || isSecondTry || isClosed) {
      reject(new RenderFailure('Its thread was ended by another page.', 'busy'));
    } else {
      queue.unshift({ ...waiting, isSecondTry: true });
    }
  }

  fill(true);
  return {
    /** @throws RenderFailure, which may come long after `signal` said that nobody waits any more */
    render(task: Task, signal: AbortSignal): Promise<Rendered> {
      if (queue.length >= MOST_WAITING) {
        return Promise.reject(new RenderFailure('Too many pages wait.', 'busy'));
      }
      return new Promise((resolve, reject) => {
        const isWaiting = (entry: Waiting) => entry.task === task;
        signal.addEventListener('abort', () => {
          const place = queue.findIndex(isWaiting);
          if (place < 0) return;
          queue.splice(place, 1);
          reject(new RenderFailure('No thread was free in time.', 'busy'));
        });
        queue.push({ task, signal, isSecondTry: false, resolve, reject });
        assign();
      });
    },

    /** Ends the threads, once they have done what they are at if `gently`. */
    async close({ gently = false } = {}): Promise<void> {
      isClosed = true;
      clearTimeout(restart);
      const busy = () => queue.length > 0 || [...all].some((thread) => thread.load() > 0);
      while (gently && busy()) await new Promise((resolve) => setTimeout(resolve, 100));
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

/** A page that was given up says only that. */
const judged = (failure: RenderFailure, signal: AbortSignal) =>
  signal.aborted && failure.reason === 'threw'
    ? new RenderFailure('It took too long.', 'late')
    : failure;
