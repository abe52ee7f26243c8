/** Stands for all of them, such as while there's no network. */
export const ALL = '';

const FIRST_MS = 5_000;
const LONGEST_MS = 5 * 60_000;

/** Times are by the page's own clock, which nobody can set. */
interface QueueState {
  failures: number;
  retryAt: number;
  pausedUntil: number;
}

/** When each queue is tried again. Queues don't disturb each other's times. */
export interface RetrySchedule {
  /** Tries again after the delay that the server named, and not before; with null after one that doubles each time. */
  retry(queue: string, delayMs: number | null): void;
  /** Whether the server wants no calls for this queue yet. */
  isPaused(queue: string): boolean;
  /** Begins with short delays again. */
  succeeded(queue: string): void;
}

/** One timer for all queues: it goes off at the earliest of their times, and again at each of the others. */
export function createRetrySchedule(attempt: () => void): RetrySchedule {
  const queues = new Map<string, QueueState>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stateOf = (queue: string): QueueState => {
    const state = queues.get(queue) ?? { failures: 0, retryAt: Infinity, pausedUntil: 0 };
    queues.set(queue, state);
    return state;
  };
  const setTimer = () => {
    clearTimeout(timer);
    const next = Math.min(...[...queues.values()].map(({ retryAt }) => retryAt));
    if (next < Infinity) timer = setTimeout(goOff, next - performance.now());
  };
  const goOff = () => {
    const now = performance.now();
    for (const state of queues.values()) if (state.retryAt <= now) state.retryAt = Infinity;
    setTimer();
    attempt();
  };
  return {
    retry: (queue, delayMs) => {
      const state = stateOf(queue);
      const delay = delayMs ?? Math.min(FIRST_MS * 2 ** state.failures, LONGEST_MS);
      state.failures += 1;
      state.retryAt = Math.max(performance.now() + delay, state.pausedUntil);
      if (delayMs !== null) state.pausedUntil = state.retryAt;
      setTimer();
    },
    isPaused: (queue) => (queues.get(queue)?.pausedUntil ?? 0) > performance.now(),
    succeeded: (queue) => {
      stateOf(queue).failures = 0;
    },
  };
}
