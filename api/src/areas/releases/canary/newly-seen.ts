import { type ComparedVital, comparedVitals, type Seen } from './metric-policies.ts';

/** What came on top of what was seen earlier. */
export const newlySeen = (now: Seen, earlier: Seen): Seen => ({
  views: now.views - earlier.views,
  failures: now.failures - earlier.failures,
  vitals: Object.fromEntries(
    comparedVitals.map((vital) => [
      vital,
      now.vitals[vital].map((count, bucket) => count - (earlier.vitals[vital][bucket] ?? 0)),
    ]),
  ) as Record<ComparedVital, number[]>,
});
