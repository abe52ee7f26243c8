import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { revisionsQuery } from './revision.ts';
import { countedAs, difficulty } from './roadmaps.ts';

const counted = z.object({ completed: z.int(), total: z.int() });
const byDifficulty = { all: counted, easy: counted, medium: counted, hard: counted };

export const roadmapProgress = z.object({
  id: z.string(),
  title: z.string(),
  counted_as: countedAs,
  ...byDifficulty,
  /** In their order; left out of public profiles. */
  topics: z.optional(z.array(z.extend(counted, { title: z.string() }))),
});
export type RoadmapProgress = z.infer<typeof roadmapProgress>;

/** Problems by roadmap and difficulty; beside `roadmaps` the sums over all roadmaps of the site. */
export const progressByRoadmap = z.object({ roadmaps: z.array(roadmapProgress), ...byDifficulty });
/** The answer of GET /v1/profile/progress: every roadmap, in the order of GET /v1/roadmaps. */
export type ProgressByRoadmap = z.infer<typeof progressByRoadmap>;

/** Days with something done. One day without doesn't end a streak, two in a row do; days without aren't counted. */
export const streak = z.object({ current: z.int(), longest: z.int() });
export type Streak = z.infer<typeof streak>;

/** Days of the calendar. */
export const ACTIVITY_DAYS = 365;

/** GET /v1/profile/activity?zone=Asia/Kolkata: days begin at midnight there. */
export const activityQuery = revisionsQuery;

/**
 * The last 365 days. A day counts the problems completed, the revisions, the notes saved and the comments
 * written on it; days without any are left out of `days`.
 */
export const activity = z.object({
  from: z.iso.date(),
  today: z.iso.date(),
  days: z.record(z.iso.date(), z.int()),
  /** Over all time. */
  streak,
  /** What was completed last, the latest first. */
  recent: z.optional(
    z.array(
      z.object({
        unitId: z.string(),
        name: z.string(),
        difficulty,
        roadmap: z.object({ id: z.string(), title: z.string() }),
        solvedOn: z.iso.date(),
      }),
    ),
  ),
});
export type Activity = z.infer<typeof activity>;

export const activityRoutes = {
  'GET /v1/profile/progress': { access: 'learner', answers: { 200: progressByRoadmap } },
  'GET /v1/profile/activity': {
    access: 'learner',
    query: activityQuery,
    answers: { 200: activity },
  },
} satisfies RouteDefinitions;
