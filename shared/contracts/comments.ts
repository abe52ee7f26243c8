import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** What a discussion is about: a DSA problem or an article, by its id. */
export const commentSubject = z
  .string()
  .check(
    z.regex(
      /^(dsa-problem|article):[a-z0-9][a-z0-9-]{0,99}$/,
      'must be what is discussed, such as dsa-problem:two-sum',
    ),
  );
export type CommentSubject = z.infer<typeof commentSubject>;

const commentId = z.uuid('must be a comment id');
export const commentParams = z.object({ id: commentId });

/** Comments of a page of GET /v1/comments; replies come with what they answer. */
export const COMMENTS_PER_PAGE = 20;

/** GET /v1/comments?subject=…&before=…: newest first. `before` is `next` of the page before. */
export const commentsQuery = z.object({
  subject: commentSubject,
  before: z.optional(
    z.string().check(z.maxLength(200, 'must be what the page before named as next')),
  ),
});

const commentFacts = {
  id: z.string(),
  author: z.object({ name: z.string(), avatarUrl: z.nullable(z.string()) }),
  /** Text only, never HTML. '' where it was deleted and stays for the replies to it. */
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** null where it is as first written. */
  editedAt: z.nullable(z.iso.datetime()),
  deleted: z.boolean(),
  /** Whether the signed-in person wrote it. */
  own: z.boolean(),
};

export const commentReply = z.object(commentFacts);
export type CommentReply = z.infer<typeof commentReply>;

/** Replies go one level deep, oldest first. */
export const comment = z.object({ ...commentFacts, replies: z.array(commentReply) });
export type Comment = z.infer<typeof comment>;

/** `count` is of all comments and replies that are not deleted; `next` is null on the last page. */
export const commentPage = z.object({
  items: z.array(comment),
  count: z.int(),
  next: z.nullable(z.string()),
});
export type CommentPage = z.infer<typeof commentPage>;

/** GET /v1/comments/{id}: the comment, or the one it answers, with all replies; to open a link to one. */
export const commentThread = z.object({ subject: commentSubject, comment });
export type CommentThread = z.infer<typeof commentThread>;

/** The answer of POST /v1/comments (as a comment without replies) and of PATCH. */
export const storedComment = commentReply;
export type StoredComment = CommentReply;

const content = text(
  limits.comment,
  `A comment can have at most ${limits.comment} characters`,
).check(z.trim(), z.minLength(1, 'Write something first'));

/**
 * POST /v1/comments. The id is made by the client, so that what is sent twice because the network was
 * away is stored once.
 */
export const newComment = z.strictObject({
  id: commentId,
  subject: commentSubject,
  /** The comment that is answered; null for one of its own. */
  parentId: z.nullable(commentId),
  content,
});
export type NewComment = z.input<typeof newComment>;

/** PATCH /v1/comments/{id}, by its author. */
export const commentEdit = z.strictObject({ content });

export const reportReasons = ['spam', 'abuse', 'wrong', 'other'] as const;

/** POST /v1/comments/{id}/reports, once a person and comment. */
export const commentReport = z.strictObject({
  reason: z.enum(reportReasons, 'must be spam, abuse, wrong or other'),
});
export type CommentReport = z.infer<typeof commentReport>;
