import { useEffect, useState } from 'react';
import { apiTime } from './clock.ts';

const leftUntil = (endsAt: string) =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - apiTime()) / 1_000));

/** The whole seconds left; 0 once the time is up. */
export function useTimeLeft(endsAt: string): number {
  const [seconds, setSeconds] = useState(() => leftUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(leftUntil(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
