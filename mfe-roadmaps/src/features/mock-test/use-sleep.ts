import { useEffect, useEffectEvent } from 'react';

const LOOK_MS = 1_000;
/** Late timers affect both clocks equally. */
const APART_MS = 2_000;

/**
 * Calls back after the device has slept or its clock was changed. The browser's monotonic clock may stop while a
 * device sleeps, and the device's clock can be changed, so neither can be trusted once they differ.
 */
export function useSleep(onWake: () => void): void {
  const wake = useEffectEvent(onWake);
  useEffect(() => {
    let apart = Date.now() - performance.now();
    const timer = setInterval(() => {
      const now = Date.now() - performance.now();
      if (Math.abs(now - apart) < APART_MS) return;
      apart = now;
      wake();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}
