import type { CommentReport, NewComment, StoredComment } from '@site/shared/contracts/editorial';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError, forbidden, signInRequired } from '../../../errors/domain-error.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import { findSubject } from '../../practice/index.ts';
import { notifyOfReply } from '../notifications/notifications.service.ts';
import {
  type CommentRow,
  countReplies,
  deleteComment,
  emptyComment,
  findComment,
  insertComment,
  insertReport,
  lockComment,
  updateContent,
} from './comments.repository.ts';
import { commentGone, subjectGone, toDto } from './comments.service.ts';

/** Replies are sent all at once with their comment, so their number is limited. */
const MOST_REPLIES = 200;

/**
 * Stores a comment. The same comment sent again, since its first response got lost, gets that response.
 * @throws DomainError 404 if the subject or the parent comment is not there, 403 if nobody may
 *   comment, 400 for a reply to a reply, 409 if the id names
 *   another comment or a comment has enough replies.
 */
export async function postComment(
  { kysely, publicUrl }: { kysely: Kysely<DB>; publicUrl: string },
  { id: personId }: SessionUser,
  comment: NewComment,
): Promise<{ created: boolean; comment: StoredComment }> {
  return kysely.transaction().execute(async (transaction) => {
    const known = await findComment(transaction, comment.id);
    if (known) return { created: false, comment: sentAgain(personId, comment, known) };
    await requireRoom(transaction, comment);
    const parent = await parentOf(transaction, comment);
    if (!(await insertComment(transaction, personId, comment))) {
      const meanwhile = await findComment(transaction, comment.id);
      if (!meanwhile) throw signInRequired();
      return { created: false, comment: sentAgain(personId, comment, meanwhile) };
    }
    if (parent) {
      await notifyOfReply(transaction, publicUrl, { parent, reply: comment, personId });
    }
    return { created: true, comment: await stored(transaction, comment.id, personId) };
  });
}

const idTaken = () =>
  new DomainError(409, 'id-taken', "There's already another comment with this id.");

/** An edit since then does not make it another comment. */
function sentAgain(personId: string, sent: NewComment, known: CommentRow): StoredComment {
  const same =
    known.user_id === personId &&
    known.subject === sent.subject &&
    known.parent_id === (sent.parentId?.toLowerCase() ?? null) &&
    (known.content === sent.content || known.edited_at !== null || known.deleted);
  if (!same) throw idTaken();
  return toDto(personId, known);
}

async function requireRoom(transaction: Transaction<DB>, { subject }: NewComment) {
  const found = await findSubject(transaction, subject);
  if (!found) throw subjectGone();
  if (!found.takesComments) throw forbidden('Comments are closed.');
}

/** The comment that gets the reply, locked; null for a top-level comment. */
async function parentOf(
  transaction: Transaction<DB>,
  { subject, parentId }: NewComment,
): Promise<CommentRow | null> {
  if (parentId === null) return null;
  const parent = await lockComment(transaction, parentId, 'share');
  if (!parent || parent.deleted || parent.subject !== subject) throw commentGone();
  requireRepliable(parent);
  if ((await countReplies(transaction, parent.id)) >= MOST_REPLIES) {
    throw new DomainError(409, 'enough-replies', 'This thread is full. Start a new comment.');
  }
  return parent;
}

/** @throws DomainError 404, 403 for anyone but its author. */
export async function editComment(
  kysely: Kysely<DB>,
  { id: personId }: SessionUser,
  { id, content }: { id: string; content: string },
): Promise<StoredComment> {
  return kysely.transaction().execute(async (transaction) => {
    const row = await lockComment(transaction, id, 'update');
    if (!row || row.deleted) throw commentGone();
    requireAuthor(row, personId);
    if (row.content !== content) await updateContent(transaction, id, content);
    return stored(transaction, id, personId);
  });
}

/**
 * Takes a comment away. One with replies leaves an empty comment for these, which goes with the last
 * of them.
 * @throws DomainError 404, 403 for anyone but its author.
 */
export async function removeComment(
  kysely: Kysely<DB>,
  { id: personId }: SessionUser,
  id: string,
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const { parent_id: parentId } = (await findComment(transaction, id)) ?? {};
    // From above downwards, as everyone who holds two does.
    const parent = parentId ? await lockComment(transaction, parentId, 'update') : undefined;
    const row = await lockComment(transaction, id, 'update');
    if (!row || row.deleted) throw commentGone();
    requireAuthor(row, personId);
    if ((await countReplies(transaction, id)) > 0) return emptyComment(transaction, id);
    await deleteComment(transaction, id);
    const emptied = parent && isEmptied(parent) ? parent : undefined;
    if (emptied && (await countReplies(transaction, emptied.id)) === 0) {
      await deleteComment(transaction, emptied.id);
    }
  });
}

/** There only for the replies to it: neither hidden, which may come back, nor of the content files, which bring it back. */
const isEmptied = ({ deleted, hidden, user_id }: CommentRow) =>
  deleted && !hidden && user_id !== null;

/**
 * Stores a person's report of a comment; the first report of a person counts.
 * @throws DomainError 404, 403 for their own comment.
 */
export async function reportComment(
  kysely: Kysely<DB>,
  { id: personId }: SessionUser,
  { id, reason }: CommentReport & { id: string },
): Promise<void> {
  const row = await findComment(kysely, id);
  if (!row || row.deleted) throw commentGone();
  if (row.user_id === personId) throw forbidden('You can delete your own comment instead.');
  await insertReport(kysely, { id, personId, reason });
}

async function stored(transaction: Transaction<DB>, id: string, personId: string) {
  const row = await findComment(transaction, id);
  if (!row) throw new Error('The database stored a comment and does not have it');
  return toDto(personId, row);
}

/**
 * A comment belongs to its author, and nobody else changes it.
 * @throws DomainError 403.
 */
function requireAuthor({ user_id }: Pick<CommentRow, 'user_id'>, personId: string): void {
  if (user_id !== personId) throw forbidden('You can only change your own comments.');
}

/**
 * Replies go one level deep.
 * @throws DomainError 400, on the field parentId.
 */
function requireRepliable({ parent_id }: Pick<CommentRow, 'parent_id'>): void {
  if (parent_id === null) return;
  const message = "You can't reply to a reply. Reply to the comment above it.";
  throw new DomainError(400, 'reply-to-a-reply', message, { parentId: message });
}
