import * as z from 'zod/mini';
import { progressParams } from './progress.ts';
import { difficulty } from './roadmaps.ts';

/** How well a problem was solved again, from not at all to at once. */
export const revisionGrades = ['again', 'hard', 'good', 'easy'] as const;
export type RevisionGrade = (typeof revisionGrades)[number];

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Where the learner is: a problem is due on a day, and days begin at midnight there. */
const zone = z._default(
  z
    .string()
    .check(
      z.maxLength(64, 'must be a time zone such as Asia/Kolkata'),
      z.refine(isTimeZone, 'must be a time zone such as Asia/Kolkata'),
    ),
  'UTC',
);
/** A day of the learner's calendar, such as 2026-11-21. */
const day = z.iso.date();

/** Whole days from today, at least 1. */
const days = z.int();

export const revisionsParams = z.pick(progressParams, { userId: true });
export const revisionParams = progressParams;
export const revisionReviewParams = z.extend(progressParams, {
  reviewId: z.uuid('must be the id of a review'),
});
export const revisionsQuery = z.object({ zone });

/** One completed problem that comes back. */
export const revision = z.object({
  unitId: z.string(),
  name: z.string(),
  difficulty,
  topic: z.string(),
  roadmap: z.object({ id: z.string(), title: z.string() }),
  problemLink: z.nullable(z.string()),
  /** A page of this site that explains it (/dsaarticle/two-sum) or an address elsewhere; null where there is none. */
  articleLink: z.nullable(z.string()),
  dueOn: day,
  /** The day on which it was solved or revised last. */
  lastReviewedOn: day,
  /** How often it was solved, the first time included. */
  reps: z.int(),
  /** How often it had been forgotten. */
  lapses: z.int(),
});
export type Revision = z.infer<typeof revision>;

/** One that is due, with what is needed to work on it. */
export const dueRevision = z.extend(revision, {
  notes: z.string(),
  /** When it would return, by grade given today. */
  intervals: z.object({ again: days, hard: days, good: days, easy: days }),
});
export type DueRevision = z.infer<typeof dueRevision>;

/** Most of those due that one answer holds; `dueCount` is of all. */
export const REVISIONS_AT_ONCE = 50;

/** The answer of GET /v1/users/{userId}/revisions?zone=…. */
export const revisionList = z.object({
  today: day,
  dueCount: z.int(),
  /** The longest due first. */
  due: z.array(dueRevision),
  /** What is due later, soonest first. */
  next: z.array(revision),
});
export type RevisionList = z.infer<typeof revisionList>;

/** The answer of GET /v1/users/{userId}/revisions/days?zone=…: the day of each unit on the schedule, by unit id. */
export const revisionDays = z.object({
  today: day,
  dueCount: z.int(),
  units: z.record(z.string(), day),
});
export type RevisionDays = z.infer<typeof revisionDays>;

/** PUT /v1/users/{userId}/revisions/{unitId}: puts a completed problem on the schedule. */
export const revisionStart = z.strictObject({ zone });
export type RevisionStart = z.input<typeof revisionStart>;

/**
 * POST /v1/users/{userId}/revisions/{unitId}/reviews. The id is made by the client, so that what is
 * sent twice because the network was away counts once.
 */
export const newRevisionReview = z.strictObject({
  id: z.uuid('must be a review id'),
  grade: z.enum(revisionGrades, 'must be again, hard, good or easy'),
  zone,
});
export type NewRevisionReview = z.input<typeof newRevisionReview>;

/** When a unit comes back, as PUT, POST and taking a review back answer. */
export const revisionDay = z.object({ unitId: z.string(), dueOn: day });
export type RevisionDay = z.infer<typeof revisionDay>;
