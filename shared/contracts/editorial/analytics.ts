import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';

/** The longest period, in days. */
export const ANALYTICS_DAYS_MAX = 366;

/** When the calendar of analytics begins: long before any site. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

const expected = 'must be a day such as 2026-11-21';
const day = z.iso
  .date(expected)
  .check(z.refine((date) => date >= FIRST_DAY && date <= LAST_DAY, expected));

const DAY_MS = 24 * 60 * 60_000;

/** How many days a period has, both ends included. Days such as 2026-11-21. */
export const daysInPeriod = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** GET /v1/admin/analytics?from=2026-11-01&to=2026-11-21: days in UTC, both included. */
export const analyticsQuery = z.strictObject({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' }),
  z.refine(({ from, to }) => daysInPeriod(from, to) <= ANALYTICS_DAYS_MAX, {
    path: ['from'],
    message: `must be at most ${ANALYTICS_DAYS_MAX - 1} days before to`,
  }),
);
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

/** What is counted for each day of the period. */
export const analyticsMeasures = [
  /** Accounts that were opened, except those deleted since. */
  'signups',
  /** People who completed, revised, noted or said something. */
  'activeLearners',
  /** Problems marked complete, except those unmarked since. */
  'completions',
  /** Readers of articles: each person or browser counts once per article and day. */
  'articleViews',
  'callbackRequests',
] as const;
export type AnalyticsMeasure = (typeof analyticsMeasures)[number];

const counts = {
  signups: z.int(),
  activeLearners: z.int(),
  completions: z.int(),
  articleViews: z.int(),
  callbackRequests: z.int(),
} satisfies Record<AnalyticsMeasure, unknown>;

/** Sums over a period; `activeLearners` counts everyone once. */
export const analyticsTotals = z.object(counts);
export type AnalyticsTotals = z.infer<typeof analyticsTotals>;

export const analyticsDay = z.object({ day: z.iso.date(), ...counts });
export type AnalyticsDay = z.infer<typeof analyticsDay>;

export const topicReach = z.object({
  id: z.string(),
  title: z.string(),
  /** How many of the roadmap's learners have completed a problem of the topic, at any time. */
  started: z.int(),
  /** How many have completed all of them. */
  finished: z.int(),
});
export type TopicReach = z.infer<typeof topicReach>;

/** The topics of a roadmap in order: where they get fewer, learners drop off. */
export const roadmapReach = z.object({
  id: z.string(),
  title: z.string(),
  /** People who completed a problem of the roadmap within the period. */
  learners: z.int(),
  topics: z.array(topicReach),
});
export type RoadmapReach = z.infer<typeof roadmapReach>;

/** The answer of GET /v1/admin/analytics. */
export const analytics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Every day of the period, in order. */
  days: z.array(analyticsDay),
  totals: analyticsTotals,
  /** The same for as many days right before the period. */
  previous: analyticsTotals,
  /** At most ten, the most read first. */
  mostRead: z.array(
    z.object({ id: z.string(), title: z.string(), slug: z.string(), views: z.int() }),
  ),
  /** Roadmaps with learners, the busiest first. */
  roadmaps: z.array(roadmapReach),
});
export type Analytics = z.infer<typeof analytics>;

export const analyticsRoutes = {
  'GET /v1/admin/analytics': {
    access: 'admin:figures',
    query: analyticsQuery,
    answers: { 200: analytics },
  },
} satisfies RouteDefinitions;
