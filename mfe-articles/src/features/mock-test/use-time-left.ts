import { useEffect, useState } from 'react';
import type { Clock } from './clock.ts';

/** The whole seconds that are left, 0 once the time is up. */
export function useTimeLeft(endsAt: string, clock: Clock): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(endsAt) - clock()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((Date.parse(endsAt) - clock()) / 1_000)));
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [endsAt, clock]);
  return seconds;
}
