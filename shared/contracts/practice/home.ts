import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { streak } from './activity.ts';
import { commentSubject } from './discussion-subjects.ts';
import { revisionsQuery } from './revision.ts';
import { difficulty } from './roadmaps.ts';

/** GET /v1/home?zone=Asia/Kolkata: days begin at midnight there. */
export const homeQuery = revisionsQuery;

const day = z.iso.date();

export const nextProblem = z.object({
  unitId: z.string(),
  name: z.string(),
  difficulty,
  topic: z.string(),
  roadmap: z.object({ id: z.string(), title: z.string() }),
  /** Where it's solved: its page on this site, or else its row on the sheet. */
  path: z.string(),
});
export type NextProblem = z.infer<typeof nextProblem>;

/** The most problems that are named as next. */
export const NEXT_PROBLEMS = 3;

/** What a plan has for today. */
export const planToday = z.object({
  /** What is left to solve, with the minutes that each takes. */
  problems: z.array(z.extend(nextProblem, { minutes: z.int() })),
  /** How many solved problems are left to revise. */
  reviews: z.int(),
  /** What all that is left takes. */
  minutes: z.int(),
  done: z.object({ problems: z.int(), reviews: z.int(), minutes: z.int() }),
  /** The next day on which something is planned; null if today is the last one. */
  continuesOn: z.nullable(day),
});
export type PlanToday = z.infer<typeof planToday>;

/** A mock test whose time is running. */
export const runningTest = z.object({
  /** Its page, such as /mock-tests/arrays/<id>. */
  path: z.string(),
  endsAt: z.iso.datetime(),
  /** What time it is. */
  now: z.iso.datetime(),
});
export type RunningTest = z.infer<typeof runningTest>;

/** Monday to Sunday. `activities` counts as the calendar of the profile does; `solved` only what was completed. */
export const weekDay = z.object({ day, activities: z.int(), solved: z.int() });
export type WeekDay = z.infer<typeof weekDay>;

/** What was last opened or changed. */
export const lastPlace = z.object({
  kind: z.enum(['problem', 'dsa-problem', 'article']),
  title: z.string(),
  /** Such as /dsaarticle/two-sum or /roadmaps/sql?problem=sql-joins. */
  path: z.string(),
  at: z.iso.datetime(),
});
export type LastPlace = z.infer<typeof lastPlace>;

/** All that the home page of a signed-in person says. */
export const home = z.object({
  today: day,
  /** Ids of the problems that are due for revision. */
  due: z.array(z.string()),
  /** The target date of the person's plan; null if there is none. */
  planUntil: z.nullable(day),
  /** Missing without a plan, and if nothing is left in it. */
  plan: z.optional(planToday),
  /** Missing while none is running. */
  runningTest: z.optional(runningTest),
  /** Unsolved problems of the roadmap that the person works on; else of the first one to start with. */
  next: z.array(nextProblem),
  /** Whether the person has solved something of that roadmap. */
  begun: z.boolean(),
  /** This week's seven days, also those to come. */
  week: z.array(weekDay),
  lastWeek: z.object({ days: z.int(), solved: z.int() }),
  streak,
  last: z.nullable(lastPlace),
});
export type Home = z.infer<typeof home>;

/** PUT /v1/home/last: which page with a solution or an article the person has opened. Only the last one is stored. */
export const openedPage = z.strictObject({ subject: commentSubject });
export type OpenedPage = z.infer<typeof openedPage>;

/** What the home page says to a signed-in person, and what it remembers. */
export const homeRoutes = {
  'GET /v1/home': { access: 'learner', query: homeQuery, answers: { 200: home } },
  'PUT /v1/home/last': { access: 'learner', body: openedPage, answers: { 200: z.object({}) } },
} satisfies RouteDefinitions;
