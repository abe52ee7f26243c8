/** How a candidate does beside what is live, for administrators: from what pages report (telemetry.ts). */
import * as z from 'zod/mini';
import { canaryInfo } from './canaries.ts';
import { failureRate, percentiles } from './release-health.ts';

const figures = z.object({
  views: z.int(),
  failures: z.int(),
  /** null without page views. */
  failureRate: z.nullable(failureRate),
  vitals: percentiles,
});

const slot = z.object({ views: z.int(), failures: z.int(), lcp: z.nullable(z.number()) });

/** What is retained of a canary's time: counts are for 30 days. */
export const canaryFigures = z.object({
  canary: canaryInfo,
  /** The shares of visitors that candidates go through, from 0 to 1, before they are live for all. */
  steps: z.array(z.number()),
  candidate: figures,
  live: figures,
  /** Parts of that time, equally long and without a gap, the earliest first. */
  slots: z.array(z.object({ from: z.iso.datetime(), candidate: slot, live: slot })),
});
export type CanaryFigures = z.infer<typeof canaryFigures>;
