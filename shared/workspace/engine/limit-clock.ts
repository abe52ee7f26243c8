const TICK_MS = 100;

/** A device whose ticks take this many times as long as they should has something else to do. */
const BUSY = 2;
/** Nobody waits longer than this many times the limit, however late the ticks are. */
const LONGEST = 4;

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
        const passed = performance.now() - startedAt;
        if (left > 0 && passed < LONGEST * limitMs) return;
        stop();
        onLimit({ limitMs, isBusy: passed > BUSY * limitMs });
      }, TICK_MS);
    },
    stop,
  };
}
