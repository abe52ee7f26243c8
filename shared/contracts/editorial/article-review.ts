import * as z from 'zod/mini';
import { line, lines, wellFormed } from '../composition/text.ts';
import { revision } from './article-body.ts';

/**
 * A review of an article by someone else than who sends it there. It ends when the article is published, or withdrawn.
 * - `open`: the article is in review
 * - `approved`, `returned`: what was decided, for who sent it
 *
 * Nobody needs an approval to publish: it's advice. Comments stay with the article when a review ends.
 */
export const reviewState = z.enum(['open', 'approved', 'returned']);
export type ReviewState = z.infer<typeof reviewState>;

/** A review as lists of articles show it, with names. */
export const reviewSummary = z.object({
  state: reviewState,
  requested_by: z.string(),
  /** null: anyone who reviews. */
  reviewer: z.nullable(z.string()),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

const person = z.object({ id: z.uuid(), name: z.string() });

export const articleReview = z.object({
  state: reviewState,
  requested_at: z.iso.datetime(),
  requested_by: person,
  /** null: anyone who reviews. */
  reviewer: z.nullable(person),
  /** null while it's open. `is_current` says whether the article still is what was decided on. */
  decision: z.nullable(z.object({ by: z.string(), at: z.iso.datetime(), is_current: z.boolean() })),
});
export type ArticleReview = z.infer<typeof articleReview>;

export const reviewComment = z.object({
  id: z.uuid(),
  /** The passage that it's about, as it was then; null for the whole article. */
  quote: z.nullable(z.string()),
  content: z.string(),
  written_at: z.iso.datetime(),
  author: person,
  /** null: it's open. */
  settled: z.nullable(z.object({ by: z.string(), at: z.iso.datetime() })),
});
export type ReviewComment = z.infer<typeof reviewComment>;

/** GET /v1/admin/articles/{id}/review. */
export const reviewedArticle = z.object({
  /** null: none was requested since it was published last. */
  review: z.nullable(articleReview),
  /** The oldest first. */
  comments: z.array(reviewComment),
  /** Whom else the article can be sent to, by name. */
  reviewers: z.array(person),
});
export type ReviewedArticle = z.infer<typeof reviewedArticle>;

/** POST: sends an article to review, also once more. */
export const requestReview = z.strictObject({
  /** null: to everyone who reviews. */
  reviewer: z.nullable(z.uuid('must be the id of an administrator')),
});

/** PUT: what someone else than the requester decided on the article with this revision. */
export const decideReview = z.strictObject({
  decision: z.enum(['approved', 'returned'], 'must be approved or returned'),
  revision,
});
export type ReviewDecision = z.infer<typeof decideReview>['decision'];

export const reviewLimits = { quote: 1_000, comment: 2_000 } as const;

/** POST: a comment on the article or on a passage. Sent again under its id, it's one comment. */
export const newReviewComment = z.strictObject({
  id: z.uuid('must be a UUID').check(z.lowercase('must be in lower case')),
  quote: z.nullable(line(reviewLimits.quote, 'must not be empty').check(z.overwrite(wellFormed))),
  content: lines(reviewLimits.comment, 'Write a comment first').check(z.overwrite(wellFormed)),
});
export type NewReviewComment = z.input<typeof newReviewComment>;

/** PUT: settles a comment, or opens it again. */
export const settleComment = z.strictObject({ settled: z.boolean('must be true or false') });

/**
 * What waits for an administrator:
 * - `review`: an article that they may review; `to_you` if it was sent to nobody else
 * - `approved`, `returned`: what was decided on an article that they sent to review
 * - `not-live`: changes that they scheduled, and that don't go live
 */
export const waitingItem = z.object({
  kind: z.enum(['review', 'approved', 'returned', 'not-live']),
  article: z.object({ id: z.string(), title: z.string() }),
  /** Who sent or decided it; null for `not-live`. */
  by: z.nullable(z.string()),
  to_you: z.boolean(),
  at: z.iso.datetime(),
  /** How many comments of the article are open. */
  open_comments: z.int(),
});
export type WaitingItem = z.infer<typeof waitingItem>;

/** GET /v1/admin/waiting: latest first. */
export const waitingList = z.object({ items: z.array(waitingItem) });
