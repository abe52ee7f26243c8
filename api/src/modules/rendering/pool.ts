import type { JobResult } from './messages.ts';
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

export interface Pool {
  /** @throws RenderFailure, which may come long after `signal` said that nobody waits any more */
  run(task: Task, signal: AbortSignal): Promise<JobResult>;
  /** Ends what renders, once it has done what it is at if `gently`. */
  close(options?: { gently?: boolean }): Promise<void>;
}

interface Waiting {
  task: Task;
  /** When nobody waits for it any more. */
  signal: AbortSignal;
  since: number;
  /** A page whose thread ended without its fault is rendered by another one, once. */
  isSecondTry: boolean;
  resolve(result: JobResult): void;
  reject(failure: RenderFailure): void;
}

/** The threads that render the pages of one release manifest. */
export function createPool({ threads, units, ...options }: PoolOptions): Pool {
  const { turnMs } = options;
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
    const { signal, since, resolve, reject } = waiting;
    const { id, result } = thread.run(waiting.task);
    let lostMs = performance.now() - since;
    const abandon = () => {
      lostMs += thread.heldUpMs(id);
      thread.abandon(id);
    };
    const late = () =>
      lostMs < turnMs / 2
        ? new RenderFailure('It took too long.', 'late')
        : new RenderFailure('Other pages took its time.', 'busy');
    signal.addEventListener('abort', abandon);
    try {
      const done = await result;
      if (signal.aborted) reject(late());
      else resolve(done);
    } catch (error) {
      const failure = error as RenderFailure | Bystander;
      if (failure instanceof Bystander) again(waiting);
      // A page that was given up says only that.
      else reject(signal.aborted && failure.reason === 'threw' ? late() : failure);
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
    run(task, signal) {
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
        const since = performance.now();
        queue.push({ task, signal, since, isSecondTry: false, resolve, reject });
        assign();
      });
    },

    async close({ gently = false } = {}) {
      isClosed = true;
      clearTimeout(restart);
      const busy = () => queue.length > 0 || [...all].some((thread) => thread.load() > 0);
      while (gently && busy()) await new Promise((resolve) => setTimeout(resolve, 100));
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}
