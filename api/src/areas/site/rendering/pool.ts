import type { JobResult } from './messages.ts';
import { RenderFailure } from './render-failure.ts';
import type { ProcessOptions, RenderingProcess, Task } from './rendering-process.ts';

/** How many pages a process is at. One computes, the others wait for data. */
const PLACES = 4;
/** How many pages wait for their turn. More would wait for longer than their readers. */
const MOST_WAITING = 100;
/** How long no process is started after one that failed at once; doubled each time, in milliseconds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

interface PoolOptions {
  /** How many processes at most. */
  size: number;
  start(listeners: Pick<ProcessOptions, 'onReady' | 'onEnd'>): RenderingProcess;
}

export type Pool = ReturnType<typeof createPool>;

interface Waiting {
  task: Task;
  resolve(result: JobResult | Promise<JobResult>): void;
  reject(failure: RenderFailure): void;
}

/**
 * The processes that render the pages of the same units. One starts when a page needs it, and another once a page would have
 * to share it; after one that failed without having rendered anything, no other starts for a while.
 */
export function createPool({ size, start }: PoolOptions) {
  const processes = new Set<RenderingProcess>();
  const queue: Waiting[] = [];
  const starts: { resolve(): void; reject(failure: RenderFailure): void }[] = [];
  let pauseMs = 0;
  let restsUntil = 0;
  let startedAt = 0;
  let lastUsed = performance.now();

  const isReady = () => [...processes].some((one) => one.isReady());

  const rests = () => performance.now() < restsUntil;

  function add(): void {
    startedAt = performance.now();
    const one: RenderingProcess = start({
      onReady() {
        for (const { resolve } of starts.splice(0)) resolve();
        assign();
      },
      onEnd(failure) {
        processes.delete(one);
        if (one.rendered() > 0) pauseMs = 0;
        // A busy machine alone makes a process silent, and no pause gives it more time.
        else if (failure.reason !== 'hung') {
          pauseMs = Math.min(pauseMs * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
          restsUntil = performance.now() + pauseMs;
        }
        if (processes.size > 0) return;
        for (const { reject } of [...starts.splice(0), ...queue.splice(0)]) reject(failure);
      },
    });
    processes.add(one);
  }

  function freest(): RenderingProcess | undefined {
    const [first] = [...processes]
      .filter((one) => one.isReady())
      .sort((one, other) => one.load() - other.load());
    return first && first.load() < PLACES ? first : undefined;
  }

  /** Gives those who wait to the processes, the first first. */
  function assign(): void {
    for (;;) {
      const one = queue.length > 0 && freest();
      const next = one && queue.shift();
      if (!one || !next) return;
      if (one.load() > 0 && processes.size < size && !rests()) add();
      const result = one.run(next.task).finally(assign);
      next.resolve(result);
    }
  }

  return {
    /** When it was last used, as `performance.now()` counts. */
    lastUsed: () => lastUsed,

    /** How many pages wait for their turn, or for a process to start. */
    waiting: () => queue.length + starts.length,

    /** How long ago the latest process was started, in milliseconds. */
    startedMs: () => performance.now() - startedAt,

    /** Until a process has loaded the units. @throws RenderFailure if it can't, or while the pool rests */
    async ready(): Promise<void> {
      lastUsed = performance.now();
      if (processes.size === 0) {
        if (rests()) throw new RenderFailure('Its process ended a moment ago.', 'resting');
        add();
      }
      if (!isReady())
        await new Promise<void>((resolve, reject) => starts.push({ resolve, reject }));
    },

    /**
     * @param turnMs how long it may wait for its turn, in milliseconds; as long as it takes unless given
     * @throws RenderFailure
     */
    run(task: Task, turnMs?: number): Promise<JobResult> {
      if (queue.length >= MOST_WAITING) {
        return Promise.reject(new RenderFailure('Too many pages wait.', 'busy'));
      }
      return new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        const waiting: Waiting = {
          task,
          resolve(result) {
            clearTimeout(timer);
            resolve(result);
          },
          reject(failure) {
            clearTimeout(timer);
            reject(failure);
          },
        };
        queue.push(waiting);
        assign();
        if (turnMs === undefined || !queue.includes(waiting)) return;
        timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(new RenderFailure('Other pages were before it.', 'busy'));
        }, turnMs);
      });
    },

    async close(): Promise<void> {
      await Promise.all([...processes].map((one) => one.end()));
    },
  };
}
