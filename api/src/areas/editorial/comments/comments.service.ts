import {
  COMMENTS_PER_PAGE,
  type Comment,
  type CommentPage,
  type CommentThread,
  type StoredComment,
} from '@site/shared/contracts/editorial';
import type { CommentSubject } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { readCursor, writeCursor } from '../../../routing/page-cursor.ts';
import { findSubject } from '../../practice/index.ts';
import {
  type CommentRow,
  countComments,
  FORMER,
  findComment,
  findNewest,
  findReplies,
} from './comments.repository.ts';

interface PageRequest {
  subject: CommentSubject;
  /** `next` of the page before. */
  before?: string | undefined;
}

export const commentGone = () => notFound('This comment no longer exists.');
export const subjectGone = () => notFound("There's nothing to discuss under this name.");

/**
 * Anyone reads comments, newest first.
 * @throws DomainError 404 if the subject is not there, 400 for a page nobody named.
 */
export async function listComments(
  kysely: Kysely<DB>,
  personId: string | null,
  { subject, before }: PageRequest,
): Promise<CommentPage> {
  const after = before === undefined ? null : readCursor(before);
  if (!(await findSubject(kysely, subject))) throw subjectGone();
  const rows = await findNewest(kysely, subject, { after, count: COMMENTS_PER_PAGE + 1 });
  const page = rows.slice(0, COMMENTS_PER_PAGE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const replies = await findReplies(
    kysely,
    page.map(({ id }) => id),
  );
  return {
    items: threadsOf(personId, page, replies),
    count: await countComments(kysely, subject),
    next: last ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}

/**
 * One comment, or its parent, with all replies: a person who follows a link to it needn't turn pages.
 * @throws DomainError 404 if it is gone.
 */
export async function readThread(
  kysely: Kysely<DB>,
  personId: string | null,
  id: string,
): Promise<CommentThread> {
  const row = await findComment(kysely, id);
  const top = row?.parent_id ? await findComment(kysely, row.parent_id) : row;
  if (!top || !(await findSubject(kysely, top.subject))) throw commentGone();
  const replies = await findReplies(kysely, [top.id]);
  const [comment] = threadsOf(personId, [top], replies);
  if (!comment || (comment.deleted && comment.replies.length === 0)) throw commentGone();
  return { subject: top.subject, comment };
}

const nobody = { name: '', avatarUrl: null };

/** A comment as one person gets it: only their own is marked as theirs, and a deleted one says nothing. */
export function toDto(personId: string | null, row: CommentRow): StoredComment {
  const { id, label, content, deleted } = row;
  return {
    id,
    label: deleted ? null : label,
    author: deleted || label ? nobody : { name: row.author ?? FORMER, avatarUrl: row.avatar_url },
    content: deleted ? '' : content,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    deleted,
    own: !deleted && personId !== null && row.user_id === personId,
  };
}

/** Comments with the replies to them. */
function threadsOf(personId: string | null, rows: CommentRow[], replies: CommentRow[]): Comment[] {
  return rows.map((row) => ({
    ...toDto(personId, row),
    replies: replies
      .filter(({ parent_id }) => parent_id === row.id)
      .map((reply) => toDto(personId, reply)),
  }));
}
