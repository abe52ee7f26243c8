const TICK_MS = 100;

/** A device whose ticks take this many times as long as they should has something else to do. */
const BUSY = 1.25;

/**
 * A clock of ticks, not of time: on a busy device, or one that sleeps, ticks come late, and a program that gets less of
 * the processor has longer. Browsers don't say what a worker has had of it.
 */
export function createLimitClock(onLimit: (reached: { limitMs: number; isBusy: boolean }) => void) {
  let ticking: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(ticking);
  return {
    start(limitMs: number) {
      stop();
      const startedAt = performance.now();
      let left = limitMs;
      ticking = setInterval(() => {
        left -= TICK_MS;
        if (left > 0) return;
        stop();
        onLimit({ limitMs, isBusy: performance.now() - startedAt > BUSY * limitMs });
      }, TICK_MS);
    },
    stop,
  };
}
