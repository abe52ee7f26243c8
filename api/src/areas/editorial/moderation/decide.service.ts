import type { CommentDecision, ModeratedComment } from '@site/shared/contracts/editorial';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { commentGone } from '../comments/comments.service.ts';
import { notifyOfWarning } from '../notifications/notifications.service.ts';
import {
  insertDecision,
  lockComment,
  reopenReports,
  setHidden,
  settleReports,
} from './decisions.repository.ts';
import { findModerated } from './moderation.repository.ts';

type Action = CommentDecision['action'];

/**
 * Carries out what a moderator decided about a comment, or nothing if a colleague has decided something since.
 * @throws DomainError 404 if the comment is gone, 409 if it was handled in the meantime or has no account to
 *   warn.
 */
export async function decide(
  kysely: Kysely<DB>,
  admin: SignedInAdmin,
  { id, ...decision }: CommentDecision & { id: string },
): Promise<ModeratedComment> {
  return kysely.transaction().execute(async (transaction) => {
    const read = async () => {
      const [comment] = await findModerated(transaction, admin, [id]);
      if (!comment) throw commentGone();
      return comment;
    };
    await lockComment(transaction, id);
    const before = await read();
    requireUnhandled(before, decision);
    const decisionId = await insertDecision(transaction, admin, { id, ...decision });
    await carryOut(transaction, before, decision, decisionId);
    const after = await read();
    await recordChange(transaction, admin, {
      action: `comment.${decision.action}`,
      subject: id,
      before: recordOf(before),
      after: recordOf(after),
    });
    return after;
  });
}

async function carryOut(
  transaction: Transaction<DB>,
  comment: ModeratedComment,
  decision: CommentDecision,
  decisionId: string,
): Promise<void> {
  switch (decision.action) {
    case 'hide':
      await setHidden(transaction, comment.id, true);
      return settleReports(transaction, comment.id, decisionId);
    case 'dismiss':
      return settleReports(transaction, comment.id, decisionId);
    case 'restore':
      return setHidden(transaction, comment.id, false);
    case 'undo':
      await setHidden(transaction, comment.id, false);
      return reopenReports(transaction, String(comment.lastDecision));
    case 'warn':
      return warn(transaction, comment, decision.text);
    case 'note':
  }
}

async function warn(
  transaction: Transaction<DB>,
  { id: commentId, subject, author: { id: userId } }: ModeratedComment,
  reason: string,
): Promise<void> {
  if (userId === null) throw noAuthor();
  await notifyOfWarning(transaction, { userId, commentId, subject, reason });
}

/** What the audit log records. It can't be emptied, so it holds nothing that anyone wrote. */
const recordOf = ({ hidden, reports, author, decisions }: ModeratedComment) => ({
  hidden,
  openReports: reports.reduce((sum, { count }) => sum + count, 0),
  warnings: author.warned,
  notes: decisions.filter(({ action }) => action === 'note').length,
});

const lastOf = ({ decisions, lastDecision }: ModeratedComment) =>
  decisions.find(({ id }) => id === lastDecision);

/** Whether there is anything for a decision to change. */
const applies: Record<Action, (comment: ModeratedComment) => boolean> = {
  hide: ({ hidden }) => !hidden,
  restore: ({ hidden }) => hidden,
  dismiss: ({ reports }) => reports.length > 0,
  undo: (comment) => ['hide', 'dismiss'].includes(lastOf(comment)?.action ?? ''),
  warn: () => true,
  note: () => true,
};

function requireUnhandled(comment: ModeratedComment, decision: CommentDecision): void {
  const unseen = decision.action !== 'note' && decision.seen !== comment.lastDecision;
  if (unseen || !applies[decision.action](comment)) throw alreadyHandled(comment);
}

/** What a colleague did, in words. */
const done: Record<Action, string> = {
  hide: 'has hidden this comment',
  restore: 'has restored this comment',
  dismiss: 'has dismissed the reports on this comment',
  undo: 'has taken back a decision about this comment',
  warn: 'has warned the author of this comment',
  note: 'has written a note about this comment',
};

function alreadyHandled(comment: ModeratedComment): DomainError {
  const last = lastOf(comment);
  const what = last ? `${last.admin} ${done[last.action]}` : 'This comment has changed';
  return new DomainError(
    409,
    'already-handled',
    `${what} in the meantime. Nothing was done twice.`,
  );
}

const noAuthor = () =>
  new DomainError(409, 'no-author', "There's no account behind this comment to warn.");
