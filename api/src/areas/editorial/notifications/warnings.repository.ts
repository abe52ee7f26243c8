import type { CommentSubject } from '@site/shared/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** More than anyone looks through. */
const NEWEST = 50;

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
