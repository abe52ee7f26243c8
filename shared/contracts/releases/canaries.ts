/** Candidates that some visitors get before they are live for all. Authorised by a token, as all of releases.ts. */
import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import { line } from '../composition/text.ts';
import { failureRate, percentiles } from './release-health.ts';
import { trial } from './releases.ts';

const why = z.optional(line(limits.reason, 'must not be empty; leave it out instead'));

/** A stored version that a few visitors are to get, then more, and in the end all, unless it turns out to be worse. */
export const newCanary = trial;

export const canaryParams = z.strictObject({
  id: z.coerce
    .number('must be the number of a canary')
    .check(z.int('must be the number of a canary'), z.minimum(1), z.maximum(2 ** 31 - 1)),
});

export const canaryStop = z.strictObject({ why });

const counts = z.object({ views: z.int(), failures: z.int() });

export const canaryInfo = z.object({
  id: z.int(),
  unit: z.string(),
  version: z.string(),
  /** What was live when it began. */
  comparedWith: z.string(),
  /** `promoted`: live for all. `rolled-back`: it was worse. `stopped`: it ended without being either. */
  state: z.enum(['running', 'promoted', 'rolled-back', 'stopped']),
  /** Which part of all visitors gets the candidate, or got it last: from 0 to 1. */
  share: z.number(),
  shareSince: z.iso.datetime(),
  beganAt: z.iso.datetime(),
  beganBy: z.string(),
  beganByAdministrator: z.boolean(),
  /** The second person, if there had to be one. */
  approvedBy: z.nullable(z.string()),
  approvedByAdministrator: z.boolean(),
  why: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  /** Page views that were reported, and in how many of them the unit failed. */
  candidate: counts,
  live: counts,
  /** Why it ended or, while it runs, what it waits for. */
  verdict: z.string(),
});
export type CanaryInfo = z.infer<typeof canaryInfo>;

/** The latest first; at most one of them runs. */
export const canaryList = z.object({ canaries: z.array(canaryInfo) });
export type CanaryList = z.infer<typeof canaryList>;

/** How a candidate does beside what is live, for administrators: from what pages report (telemetry.ts). */

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
