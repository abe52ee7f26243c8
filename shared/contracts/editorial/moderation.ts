import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { lines, text } from '../composition/text.ts';
import { commentSubject, noteLabel } from '../practice/discussion-subjects.ts';
import { commentParams, reportReasons } from './comments.ts';

/** The number of comments on a page of GET /v1/admin/comments, and of the first ones of the queue. */
export const MODERATED_PER_PAGE = 20;

const decisionActions = ['hide', 'restore', 'dismiss', 'undo', 'warn', 'note'] as const;

/** What a moderator did about a comment. */
const decision = z.object({
  id: z.int(),
  action: z.enum(decisionActions),
  /** The reason of a warning, or a note; '' for anything else. */
  text: z.string(),
  /** Who decided, with their name at the time. */
  admin: z.string(),
  at: z.iso.datetime(),
});

/** A comment as moderators see it: with its place, its author's record and what was decided before. */
export const moderatedComment = z.object({
  id: z.uuid(),
  subject: commentSubject,
  /** What it is about; null if that can't be read any more. */
  page: z.nullable(z.object({ title: z.string(), path: z.string() })),
  /** The comment it replies to. */
  parent: z.nullable(z.object({ author: z.string(), content: z.string() })),
  /** null for what people write. */
  label: z.nullable(noteLabel),
  author: z.object({
    /** null for notes, and once the account is gone: nobody can be warned. */
    id: z.nullable(z.uuid()),
    /** A note's label, if it's one. */
    name: z.string(),
    /** The public ID; null if there is no account. */
    handle: z.nullable(z.string()),
    /** null for editors, and if there is no account. */
    email: z.nullable(z.string()),
    /** How many of their comments are hidden, this one included. */
    hidden: z.int(),
    warned: z.int(),
  }),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
  hidden: z.boolean(),
  /** Open reports by reason; who reported it is nobody's business. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
  /** When the first of the open reports came in; null without one. */
  reportedAt: z.nullable(z.iso.datetime()),
  /** Oldest first. */
  decisions: z.array(decision),
  /** The id of the last decision that isn't a note; null without one. See `commentDecision`. */
  lastDecision: z.nullable(z.int()),
});
export type ModeratedComment = z.infer<typeof moderatedComment>;

/**
 * The answer of GET /v1/admin/reports: the first of those with open reports, the most reported first and the
 * oldest of those. `open` is how many there are.
 */
export const reportQueue = z.object({ items: z.array(moderatedComment), open: z.int() });
export type ReportQueue = z.infer<typeof reportQueue>;

/** The answer of GET /v1/admin/reports/count. */
export const openReports = z.object({ open: z.int() });

/**
 * GET /v1/admin/comments, newest first. `q` is looked for in the text, as words of which the last may be
 * unfinished; `person` in the author's name, ID and, for owners, address, and in
 * the label of a note.
 */
export const moderatedCommentsQuery = z.strictObject({
  q: z._default(text(limits.search), ''),
  person: z._default(text(limits.search), ''),
  subject: z.optional(commentSubject),
  state: z.optional(z.enum(['reported', 'hidden'], 'must be reported or hidden')),
  before: z.optional(text(limits.pageCursor, 'must be the next value of the previous page')),
});
export type ModeratedCommentsQuery = z.input<typeof moderatedCommentsQuery>;

/** `next` is null on the last page. */
export const moderatedCommentPage = z.object({
  items: z.array(moderatedComment),
  next: z.nullable(z.string()),
});
export type ModeratedCommentPage = z.infer<typeof moderatedCommentPage>;

/** `lastDecision` of the comment as the moderator saw it: if there is another since, nothing is done. */
const seen = z.nullable(z.int('must be the id of a decision'));

const words = (required: string) =>
  lines(limits.moderationText, required, `Write at most ${limits.moderationText} characters`);

/** The reason of a warning, which its author reads. */
export const warningText = z.strictObject({ text: words('Write the reason') });

/** A note for other moderators. */
export const noteText = z.strictObject({ text: words('Write the note') });

/**
 * POST /v1/admin/comments/{id}/decisions. `hide` and `dismiss` settle the open reports, `undo` takes the last
 * of these two back, reports included. A note changes nothing, so it never comes too late.
 */
export const commentDecision = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('hide'), seen }),
    z.strictObject({ action: z.literal('restore'), seen }),
    z.strictObject({ action: z.literal('dismiss'), seen }),
    z.strictObject({ action: z.literal('undo'), seen }),
    z.strictObject({ action: z.literal('warn'), seen, text: warningText.shape.text }),
    z.strictObject({ action: z.literal('note'), text: noteText.shape.text }),
  ],
  { error: 'must be hide, restore, dismiss, undo, warn or note' },
);
export type CommentDecision = z.infer<typeof commentDecision>;

/** What administrators do about comments: those that were reported, and any other. */
export const moderationRoutes = {
  'GET /v1/admin/reports': { access: 'admin:discussions', answers: { 200: reportQueue } },
  'GET /v1/admin/reports/count': { access: 'admin:discussions', answers: { 200: openReports } },
  'GET /v1/admin/comments': {
    access: 'admin:discussions',
    query: moderatedCommentsQuery,
    answers: { 200: moderatedCommentPage },
  },
  'POST /v1/admin/comments/{id}/decisions': {
    access: 'admin:discussions',
    params: commentParams,
    body: commentDecision,
    answers: { 200: moderatedComment },
  },
} satisfies RouteDefinitions;
