import { offlineMarks } from '@site/shared/contracts/composition';
import type { MockSection } from '@site/shared/contracts/practice';
import { useEffect, useState } from 'react';
import { type RunningSection, runningSection } from './sections.ts';

/** The API's time in milliseconds, as far as this device knows. */
export type Clock = () => number;

/** The API's time, and the monotonic time of its arrival. */
let lastSync: { time: number; at: number } | null = null;

/** Counts on from the API's last time, whatever happens to the device's clock. Before that, uses the device's clock. */
export const apiTime: Clock = () =>
  lastSync ? lastSync.time + performance.now() - lastSync.at : Date.now();

/** Syncs with the time in a response, unless it's a cached copy that was served offline. */
export function syncTime({ headers }: { headers: object }, now: string): void {
  if (!(offlineMarks.kept in headers)) lastSync = { time: Date.parse(now), at: performance.now() };
  else lastSync ??= { time: Date.now(), at: performance.now() };
}

const leftUntil = (endsAt: string) =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - apiTime()) / 1_000));

/** The section that runs by the API's time. */
export function useRunningSection(sections: readonly MockSection[]): RunningSection {
  const [running, setRunning] = useState(() => runningSection(sections, apiTime()));
  useEffect(() => {
    const look = () => setRunning(runningSection(sections, apiTime()));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [sections]);
  return running;
}

/** The whole seconds left; 0 once the time is up. */
export function useTimeLeft(endsAt: string): number {
  const [seconds, setSeconds] = useState(() => leftUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(leftUntil(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
