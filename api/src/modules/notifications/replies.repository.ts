import type { CommentSubject } from '@site/shared/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** As many as anybody looks through; older ones have had their time. */
const NEWEST = 50;

interface Answered {
  parent: { user_id: string | null };
  reply: { id: string };
  /** Who replies. */
  personId: string;
}

/** Rings the bell of the person who is answered; who answers themselves hears nothing. */
export async function notifyOfReply(
  transaction: Transaction<Tables>,
  { parent, reply, personId }: Answered,
): Promise<void> {
  if (parent.user_id === null || parent.user_id === personId) return;
  await transaction
    .insertInto('notifications')
    .values({ user_id: parent.user_id, reply_id: reply.id })
    .execute();
}

/** A reply to a comment of somebody, with who wrote it. */
export interface Reply {
  id: string;
  commentId: string;
  subject: CommentSubject;
  /** null once the account is gone. */
  author: string | null;
  content: string;
  createdAt: Date;
  read: boolean;
}

/** The newest replies to comments of a person, newest first. */
export const findRepliesTo = (kysely: Kysely<Tables>, userId: string): Promise<Reply[]> =>
  kysely
    .selectFrom('notifications')
    .innerJoin('comments', 'comments.id', 'notifications.reply_id')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select(['notifications.id', 'comments.id as commentId', 'comments.subject'])
    .select(['users.name as author', 'comments.content', 'notifications.created_at as createdAt'])
    .select(sql<boolean>`notifications.read_at is not null`.as('read'))
    .where('notifications.user_id', '=', userId)
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id')
    .limit(NEWEST)
    .execute();

/** Ids that name nothing, or belong to somebody else, are passed over. */
export async function markRepliesRead(
  kysely: Kysely<Tables>,
  userId: string,
  ids: string[],
): Promise<void> {
  await sql`
    update notifications set read_at = now()
    where user_id = ${userId} and read_at is null and id::text = any(${ids})
  `.execute(kysely);
}
