/** How the releases do in browsers, for administrators: from what pages report (telemetry.ts). */
import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';

export const healthPeriods = ['hour', 'day', 'week'] as const;
export const healthPeriod = z.enum(healthPeriods, 'must be hour, day or week');
export type HealthPeriod = z.infer<typeof healthPeriod>;

export const releaseHealthQuery = z.strictObject({
  /** The last hour, 24 hours or 7 days. */
  period: z._default(healthPeriod, 'day'),
});

/** The vitals that are shown, by their 75th percentile: three page views of four were no slower. null if none was measured. */
export const percentiles = z.object({
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
});
export type Percentiles = z.infer<typeof percentiles>;

export const failureRate = z.object({
  /** As a part of 1. */
  rate: z.number(),
  /** Between these the true rate lies, with 95 % certainty however often one looks. */
  from: z.number(),
  to: z.number(),
});

const versionHealth = z.object({
  version: z.string(),
  channel: z.string(),
  isLive: z.boolean(),
  views: z.int(),
  failures: z.int(),
  /** Failures that the version before took the place of. */
  healed: z.int(),
  /** The stages in which it failed, the most frequent first. */
  stages: z.array(z.object({ stage: z.string(), failures: z.int() })),
  /** null without page views. */
  failureRate: z.nullable(failureRate),
  vitals: percentiles,
});
export type VersionHealth = z.infer<typeof versionHealth>;

/** A part of the period, of all versions together. */
const healthSlot = z.object({
  from: z.iso.datetime(),
  views: z.int(),
  failures: z.int(),
  lcp: z.nullable(z.number()),
});
export type HealthSlot = z.infer<typeof healthSlot>;

const unitHealth = z.object({
  unit: z.string(),
  /** The live one first, then by their page views. */
  versions: z.array(versionHealth),
  /** All versions together in the period before, which is as long. */
  before: z.extend(percentiles, { failureRate: z.nullable(z.number()) }),
  /** Equally long and without a gap, the earliest first. */
  slots: z.array(healthSlot),
});
export type UnitHealth = z.infer<typeof unitHealth>;

export const releaseHealth = z.object({
  period: healthPeriod,
  /** False if pages of this site don't report. */
  isCollected: z.boolean(),
  /** Documents that were sent in the period, and page views that were reported: some browsers report nothing. */
  documents: z.int(),
  pageViews: z.int(),
  /** Those that were used in the period or the one before: the shell first, then by name. */
  units: z.array(unitHealth),
});
export type ReleaseHealth = z.infer<typeof releaseHealth>;

export const releaseHealthRoutes = {
  'GET /v1/admin/releases/health': {
    access: 'admin:figures',
    query: releaseHealthQuery,
    answers: { 200: releaseHealth },
  },
} satisfies RouteDefinitions;
