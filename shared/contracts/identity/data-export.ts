import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { attempt, exerciseDraft } from '../practice/attempts.ts';
import { interviewMarks } from '../practice/interview-marks.ts';
import { mockScore, mockWork } from '../practice/mock-attempts.ts';
import { savedOwnCases } from '../practice/own-work.ts';
import { planSettings } from '../practice/plan.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../practice/progress-import.ts';
import { quizAnswer } from '../practice/quiz-answers.ts';

const text = z.string();
const time = z.iso.datetime();
const perhapsTime = z.nullable(time);
const day = z.iso.date();
const perhaps = z.nullable(text);

/** One learning unit as the person left it. */
export const exportedUnit = z.object({
  unitId: text,
  name: text,
  roadmap: text,
  completed: z.boolean(),
  completedChangedAt: perhapsTime,
  bookmarked: z.boolean(),
  bookmarkedChangedAt: perhapsTime,
  notes: text,
  notesChangedAt: perhapsTime,
});

/**
 * The answer of GET /v1/profile/export, and the file that can be imported again: everything the site holds of
 * a person, but for secrets (hashes of password and tokens). A later version of the format has a higher number.
 */
export const exportFile = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: time,
  account: z.object({
    id: text,
    email: text,
    emailVerifiedAt: perhapsTime,
    name: text,
    phone: perhaps,
    avatarUrl: perhaps,
    hasPassword: z.boolean(),
    createdAt: time,
    providers: z.array(z.object({ provider: text, subject: text, createdAt: time })),
  }),
  profile: z.object({
    handle: text,
    visibility: text,
    bio: text,
    country: perhaps,
    college: text,
    degree: perhaps,
    branch: perhaps,
    graduationYear: z.nullable(z.int()),
    linkedin: text,
    twitter: text,
    website: text,
    resume: text,
    mails: z.object({ replies: z.boolean(), news: z.boolean() }),
    /** Whether completed problems are put on the revision schedule by themselves. */
    revisesCompleted: z.boolean(),
    /** The picture that was uploaded: WebP in Base64. */
    avatar: perhaps,
  }),
  progress: z.array(exportedUnit),
  revisionCards: z.array(
    z.object({
      unitId: text,
      dueOn: day,
      lastReviewedOn: day,
      stability: z.number(),
      difficulty: z.number(),
      reps: z.int(),
      lapses: z.int(),
      stoppedAt: perhapsTime,
    }),
  ),
  revisionReviews: z.array(
    z.object({
      id: text,
      unitId: text,
      grade: text,
      reviewedOn: day,
      reviewedAt: time,
      dueOn: day,
    }),
  ),
  /** What a plan is made from; null without one. */
  plan: z.optional(z.nullable(planSettings)),
  /** Code that was submitted, and what came of it. */
  attempts: z.array(z.extend(attempt, { unitId: text })),
  /** What stands in the editor of each exercise. */
  solutionDrafts: z.array(z.extend(exerciseDraft, { unitId: text })),
  /** Inputs that were added to exercises. */
  ownCases: z.optional(z.array(z.extend(savedOwnCases, { unitId: text }))),
  /** Mock tests with what was written in each; the score is null until it was handed in. */
  mockAttempts: z.optional(
    z.array(
      z.object({
        id: text,
        testId: text,
        title: text,
        startedAt: time,
        endsAt: time,
        closedAt: perhapsTime,
        late: z.boolean(),
        timedOut: z.boolean(),
        reopened: z.optional(z.boolean()),
        ...mockWork.shape,
        score: z.nullable(mockScore),
      }),
    ),
  ),
  /** How rubrics of mock interviews were marked. */
  interviewMarks: z.optional(
    z.array(z.object({ interviewId: text, ...interviewMarks.shape, changedAt: time })),
  ),
  /** What was answered in quizzes. */
  quizAnswers: z.array(z.object({ unitId: text, answers: z.array(quizAnswer), changedAt: time })),
  comments: z.array(
    z.object({
      id: text,
      subject: text,
      parentId: perhaps,
      content: text,
      createdAt: time,
      editedAt: perhapsTime,
    }),
  ),
  commentReports: z.array(z.object({ commentId: text, reason: text, reportedAt: time })),
  /** Which companies asked them a problem. */
  companyReports: z.optional(
    z.array(z.object({ unitId: text, company: text, round: text, month: text, reportedAt: time })),
  ),
  articleLikes: z.array(z.object({ articleId: text, likedAt: time })),
  notifications: z.array(z.object({ replyId: text, createdAt: time, readAt: perhapsTime })),
  /** What moderators wrote to the person about a comment; null if that is gone. */
  warnings: z.array(
    z.object({ commentId: perhaps, reason: text, createdAt: time, readAt: perhapsTime }),
  ),
  announcementsRead: z.array(z.object({ announcementId: text, readAt: time })),
  /** The page that was opened last, of those that home leads back to. */
  lastOpened: z.optional(z.nullable(z.object({ subject: text, openedAt: time }))),
  /** Such as failed logins, by day. */
  securityEvents: z.array(z.object({ kind: z.string(), count: z.int(), lastAt: z.iso.datetime() })),
  sessions: z.array(
    z.object({
      id: text,
      createdAt: time,
      lastSeenAt: time,
      expiresAt: time,
      revokedAt: perhapsTime,
      userAgent: perhaps,
      ip: perhaps,
    }),
  ),
  imports: z.array(z.object({ id: text, createdAt: time, undoneAt: perhapsTime })),
  /** What was brought in from a device and can still be taken back. */
  merges: z.array(z.object({ id: text, createdAt: time })),
  /** Left with the address of the account while it was verified to be theirs; [] if it isn't. */
  callbackRequests: z.array(
    z.object({ name: text, email: text, phone: text, query: perhaps, createdAt: time }),
  ),
});
export type ExportFile = z.infer<typeof exportFile>;

const download = { access: 'learner', limit: 'export' } as const;

export const dataExportRoutes = {
  'GET /v1/profile/export': { ...download, answers: { 200: exportFile } },
  'GET /v1/profile/progress.csv': { ...download, answers: { 200: text } },
} satisfies RouteDefinitions;
