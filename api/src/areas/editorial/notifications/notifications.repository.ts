import type { CommentSubject } from '@site/shared/contracts/practice';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** More than anyone looks through. */
const NEWEST = 50;

export interface Replied {
  parent: { user_id: string | null };
  reply: { id: string; subject: CommentSubject };
  /** Who replies. */
  personId: string;
}

/** Stores a reply for the bell of the person who gets it. @returns whom; null if they reply to themselves. */
export async function saveReply(
  transaction: Transaction<DB>,
  { parent, reply, personId }: Replied,
): Promise<string | null> {
  if (parent.user_id === null || parent.user_id === personId) return null;
  await transaction
    .insertInto('notifications')
    .values({ user_id: parent.user_id, reply_id: reply.id })
    .execute();
  return parent.user_id;
}

/**
 * The address to mail a person about their newest reply: if they chose to get such mails, have shown that the address is
 * theirs, and aren't waiting to read another reply of today. However many people reply, that makes one mail a day.
 */
export async function findReplyAddress(kysely: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await kysely
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('email')
    .where('users.id', '=', userId)
    .where('mail_replies', '=', true)
    .where('disabled_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .where(
      sql<boolean>`(select count(*) from notifications
        join comments on comments.id = reply_id and comments.hidden_at is null
        where notifications.user_id = users.id
        and read_at is null and notifications.created_at > now() - interval '1 day') = 1`,
    )
    .executeTakeFirst();
  return row?.email ?? null;
}

/** A reply to a person's comment, with who wrote it. */
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

/** The newest replies to comments of a person that can be read, newest first. */
export const findRepliesTo = (kysely: Kysely<DB>, userId: string): Promise<Reply[]> =>
  kysely
    .selectFrom('notifications')
    .innerJoin('comments', 'comments.id', 'notifications.reply_id')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select(['notifications.id', 'comments.id as commentId', 'comments.subject'])
    .select(['users.name as author', 'comments.content', 'notifications.created_at as createdAt'])
    .select(sql<boolean>`notifications.read_at is not null`.as('read'))
    .where('notifications.user_id', '=', userId)
    .where('comments.hidden_at', 'is', null)
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id')
    .limit(NEWEST)
    .execute();

/** Ids that name nothing, or belong to another person, are passed over. */
export async function markRepliesRead(
  kysely: Kysely<DB>,
  userId: string,
  ids: string[],
): Promise<void> {
  await sql`
    update notifications set read_at = now()
    where user_id = ${userId} and read_at is null and id::text = any(${ids})
  `.execute(kysely);
}

/** What a moderator writes to the author of a comment. */
export interface NewWarning {
  userId: string;
  commentId: string;
  subject: CommentSubject;
  reason: string;
}

/** Stores a warning for the bell of the person. @returns their address, if they have shown it to be theirs. */
export async function saveWarning(
  transaction: Transaction<DB>,
  { userId, commentId, subject, reason }: NewWarning,
): Promise<string | null> {
  await transaction
    .insertInto('warnings')
    .values({ user_id: userId, comment_id: commentId, subject, reason })
    .execute();
  const person = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return person?.email ?? null;
}

export interface Warning {
  id: string;
  /** null if the comment can't be read any more. */
  commentId: string | null;
  subject: CommentSubject;
  reason: string;
  createdAt: Date;
  read: boolean;
}

/** The newest warnings of a person, newest first. */
export const findWarningsOf = (kysely: Kysely<DB>, userId: string): Promise<Warning[]> =>
  kysely
    .selectFrom('warnings')
    .leftJoin('comments', (join) =>
      join
        .onRef('comments.id', '=', 'comment_id')
        .on('deleted_at', 'is', null)
        .on('hidden_at', 'is', null),
    )
    .select(['warnings.id', 'comments.id as commentId', 'warnings.subject', 'reason'])
    .select('warnings.created_at as createdAt')
    .select(sql<boolean>`read_at is not null`.as('read'))
    .where('warnings.user_id', '=', userId)
    .orderBy('warnings.created_at', 'desc')
    .orderBy('warnings.id')
    .limit(NEWEST)
    .execute();

/** Ids that name nothing, or belong to another person, are passed over. */
export async function markWarningsRead(
  kysely: Kysely<DB>,
  userId: string,
  ids: string[],
): Promise<void> {
  await sql`
    update warnings set read_at = now()
    where user_id = ${userId} and read_at is null and id::text = any(${ids})
  `.execute(kysely);
}
