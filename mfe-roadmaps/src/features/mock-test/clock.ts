import { offlineMarks } from '@site/shared/contracts';

/** The time of the API in milliseconds, as far as this device knows. */
export type Clock = () => number;

/** What time the API said it was, and when that arrived by a count that nobody can set. */
let lastSync: { time: number; at: number } | null = null;

/** Goes on from what the API said last, whatever becomes of the device's clock. Before that, the device's has to do. */
export const apiTime: Clock = () => (lastSync ? lastSync.time + performance.now() - lastSync.at : Date.now());

/** Takes the time from an answer; a copy that was kept for want of a network knows nothing of it. */
export function syncTime({ headers }: { headers: object }, now: string): void {
  if (!(offlineMarks.kept in headers)) lastSync = { time: Date.parse(now), at: performance.now() };
  else lastSync ??= { time: Date.now(), at: performance.now() };
}
