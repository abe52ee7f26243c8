/** What a page reports of how it went, for the teams whose releases it was made of: nothing about the person. */
import * as z from 'zod/mini';
import { releaseVersion } from '../composition/release-manifest.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { releaseUnit } from './releases.ts';

/** The stages in which a remote is loaded, in order, and its first rendering. */
export const remoteStage = z.enum([
  'release-manifest',
  'unit-manifest',
  'integrity',
  'contract',
  'entry',
  'routes',
  'evaluate',
  'render',
]);

/** The body of POST /v1/remote-failures: a remote failed in a browser. It says nothing about the person. */
export const remoteFailureReport = z.strictObject({
  /** As the release manifest names it. */
  remote: text(64),
  /** The release that was tried; null if none was found. */
  version: z.nullable(text(64)),
  stage: remoteStage,
  /** The previous version, if that runs in the page instead. */
  replacedBy: z.optional(text(64)),
});
export type RemoteFailureReport = z.infer<typeof remoteFailureReport>;

/** Browsers report remotes that failed there. */
export const remoteFailureRoutes = {
  'POST /v1/remote-failures': {
    access: 'public',
    limit: 'remoteFailure',
    body: remoteFailureReport,
    answers: { 202: z.object({}) },
  },
} satisfies RouteDefinitions;

/** The release manifest that visitors get unless they are chosen for a candidate. */
export const LIVE_CHANNEL = 'live';
/** The one that they get if they are. */
export const CANARY_CHANNEL = 'canary';
export type Channel = typeof LIVE_CHANNEL | typeof CANARY_CHANNEL;

/** A unit that the page view used. */
const usedUnit = z.strictObject({
  unit: releaseUnit,
  /** The version that was loaded, or the one that failed. */
  version: releaseVersion,
  /** The stage in which it failed first; null if it did not. */
  failed: z.nullable(remoteStage),
  /** Whether the previous version took its place. */
  healed: z.boolean(),
});

/** Longer than anyone waits for a page: what lies beyond is no measurement. */
const MOST_MS = 120_000;
const MOST_SHIFT = 100;

const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(MOST_MS)));

/** The body of POST /v1/telemetry: one page view, reported once. */
export const pageViewReport = z.strictObject({
  /** What the document brought. It says which release manifest, channel and page it was. */
  proof: text(200).check(z.regex(/^[\w.-]+$/, 'must be what the document contained')),
  /** Each once. */
  units: z.array(usedUnit).check(
    z.minLength(1),
    z.maxLength(16),
    z.refine(
      (units) => new Set(units.map(({ unit }) => unit)).size === units.length,
      'must list each unit once',
    ),
  ),
  /** Those that the browser measures, and that there was something to measure of. */
  vitals: z.strictObject({
    lcp: milliseconds,
    inp: milliseconds,
    cls: z.optional(z.number().check(z.minimum(0), z.maximum(MOST_SHIFT))),
    fcp: milliseconds,
    ttfb: milliseconds,
  }),
});
export type PageViewReport = z.infer<typeof pageViewReport>;
export type UsedUnit = PageViewReport['units'][number];

/** Pages report how their view went, each once. */
export const telemetryRoutes = {
  'POST /v1/telemetry': {
    access: 'public',
    limit: 'telemetry',
    body: pageViewReport,
    answers: { 202: z.object({}) },
  },
} satisfies RouteDefinitions;
