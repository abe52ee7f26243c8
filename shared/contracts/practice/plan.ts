import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug, text } from '../composition/text.ts';
import { timeZone as zone } from '../composition/time-zone.ts';
import { revisionsParams, revisionsQuery } from './revision.ts';
import { difficulty } from './roadmaps.ts';

/** Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** How quick a learner is: beginners get more time for each problem than it says, the advanced less. */
export const planLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type PlanLevel = (typeof planLevels)[number];

/** The farthest target date, in days from today: about two years. */
export const PLAN_DAYS = 731;
export const PLAN_HOURS = { least: 1, most: 60 } as const;
const MOST_ROADMAPS = 20;

/** A day of the learner's calendar, such as 2026-11-21. */
const day = z.iso.date('must be a day such as 2027-03-01');

const unique = (items: readonly unknown[]) => new Set(items).size === items.length;

const hours = 'Enter whole hours, 1 to 60.';

/** The settings of a plan. A form uses the same words. */
export const planSettings = z.strictObject({
  /** What to solve, in this order. */
  roadmapIds: z
    .array(slug('must be the id of a roadmap'))
    .check(
      z.minLength(1, 'Choose at least one roadmap.'),
      z.maxLength(MOST_ROADMAPS, 'Choose fewer roadmaps.'),
      z.refine(unique, 'must name each roadmap once'),
    ),
  /** The first day on which nothing is planned any more, such as that of the interview. */
  targetDate: day,
  hoursPerWeek: z
    .int(hours)
    .check(z.minimum(PLAN_HOURS.least, hours), z.maximum(PLAN_HOURS.most, hours)),
  level: z.enum(planLevels, 'must be beginner, intermediate or advanced'),
  /** The days of practice, each with the same time. */
  days: z
    .array(z.enum(weekdays, 'must be days such as monday'))
    .check(
      z.minLength(1, 'Choose at least one day.'),
      z.maxLength(weekdays.length, 'must name each day once'),
      z.refine(unique, 'must name each day once'),
    ),
});
export type PlanSettings = z.infer<typeof planSettings>;

export const planParams = revisionsParams;
export const planQuery = revisionsQuery;

/** PUT /v1/users/{userId}/plan: makes the plan, or changes it. POST /v1/plans/preview makes a visitor's and stores nothing. */
export const newPlan = z.extend(planSettings, { zone });
export type NewPlan = z.input<typeof newPlan>;

/** A problem of the plan. */
export const planUnit = z.object({
  unitId: z.string(),
  name: z.string(),
  difficulty,
  topic: z.string(),
  roadmap: z.object({ id: z.string(), title: z.string() }),
  problemLink: z.nullable(z.string()),
  /** As on the revision schedule. */
  articleLink: z.nullable(z.string()),
  /** What it takes at the person's level. */
  minutes: z.int(),
  /** It comes earlier, since a mock test has shown that its topic is weak. */
  weakTopic: z.optional(z.boolean()),
});
export type PlanUnit = z.infer<typeof planUnit>;

/** A day on which something is planned. */
export const planDay = z.object({
  day,
  /** What all of it takes. */
  minutes: z.int(),
  /** How many solved problems come back: those on the schedule, and those that will be. */
  reviews: z.int(),
  units: z.array(planUnit),
});
export type PlanDay = z.infer<typeof planDay>;

/** What doesn't fit before the target date, and what would make it fit. */
export const planRest = z.object({
  count: z.int(),
  topics: z.array(z.object({ topic: z.string(), roadmap: z.string(), count: z.int() })),
  /** Null if even the most hours wouldn't do. */
  hoursPerWeek: z.nullable(z.int()),
  /** With the same hours; null if it's farther than a target date may be. */
  targetDate: z.nullable(day),
});
export type PlanRest = z.infer<typeof planRest>;

export const plan = z.object({
  settings: planSettings,
  /** The chosen roadmaps in their order, with how far the person has come. */
  roadmaps: z.array(
    z.object({ id: z.string(), title: z.string(), total: z.int(), completed: z.int() }),
  ),
  /** What was done today. */
  done: z.object({ units: z.array(planUnit), reviews: z.int(), minutes: z.int() }),
  /** From today on, the soonest first; days without anything are left out. */
  days: z.array(planDay),
  /** Null if everything fits. */
  rest: z.nullable(planRest),
});
export type Plan = z.infer<typeof plan>;

/** The answer of GET and PUT /v1/users/{userId}/plan; the plan is null if there is none. */
export const planAnswer = z.object({
  today: day,
  plan: z.nullable(plan),
  /** Since when there has been a calendar to subscribe to; null if there is none. */
  calendarSince: z.nullable(z.iso.datetime()),
});
export type PlanAnswer = z.infer<typeof planAnswer>;

/** POST /v1/users/{userId}/plan/calendar: makes the secret address of a calendar; one made before ends. */
export const newPlanCalendar = z.strictObject({ zone });
export type NewPlanCalendar = z.input<typeof newPlanCalendar>;

/** The response. The address is shown once: the site stores only its hash. */
export const planCalendar = z.object({ url: z.url(), since: z.iso.datetime() });
export type PlanCalendar = z.infer<typeof planCalendar>;

/** GET /v1/calendars/{file}: anyone who has the address reads the calendar. */
export const calendarParams = z.strictObject({
  file: text(limits.calendarFile).check(z.regex(/^[\w-]+\.ics$/, 'must be the name of a calendar')),
});

const nothing = z.object({});

/** A learner's own plan until a target date, and a preview of one for visitors. */
export const planRoutes = {
  'POST /v1/plans/preview': {
    access: 'anyone',
    limit: 'planPreview',
    body: newPlan,
    answers: { 200: planAnswer },
  },
  'GET /v1/users/{userId}/plan': {
    access: 'owner',
    params: planParams,
    query: planQuery,
    answers: { 200: planAnswer },
  },
  'PUT /v1/users/{userId}/plan': {
    access: 'owner',
    params: planParams,
    body: newPlan,
    answers: { 200: planAnswer },
  },
  'DELETE /v1/users/{userId}/plan': {
    access: 'owner',
    params: planParams,
    answers: { 200: nothing },
  },
  'GET /v1/users/{userId}/plan.ics': {
    access: 'owner',
    params: planParams,
    query: planQuery,
    answers: { 200: z.string() },
  },
  'POST /v1/users/{userId}/plan/calendar': {
    access: 'owner',
    params: planParams,
    body: newPlanCalendar,
    answers: { 201: planCalendar },
  },
  'DELETE /v1/users/{userId}/plan/calendar': {
    access: 'owner',
    params: planParams,
    answers: { 200: nothing },
  },
  'GET /v1/calendars/{file}': {
    access: 'public',
    params: calendarParams,
    answers: { 200: z.string() },
  },
} satisfies RouteDefinitions;
