import { useEffect, useEffectEvent } from 'react';

const LOOK_MS = 1_000;
/** Timers that come late move both counts, but not apart. */
const APART_MS = 2_000;

/**
 * Calls back after the device has slept or its clock was set. The browser's own count of time may stand still while a
 * device sleeps, and the device's clock can be set, so neither can be trusted once they have come apart.
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
