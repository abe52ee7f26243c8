const FIRST_MS = 5_000;
const LONGEST_MS = 5 * 60_000;

export interface RetryTimer {
  /** Tries again after a while, which doubles with each call, or after the time that is given. */
  later(delayMs: number | null): void;
  /** Begins with short waits again. */
  worked(): void;
}

export function createRetryTimer(work: () => void): RetryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    later: (delayMs) => {
      clearTimeout(timer);
      timer = setTimeout(work, delayMs ?? Math.min(FIRST_MS * 2 ** failures, LONGEST_MS));
      failures += 1;
    },
    worked: () => {
      failures = 0;
    },
  };
}
