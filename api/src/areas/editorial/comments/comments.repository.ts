import type { CommentReport, NewComment } from '@site/shared/contracts/editorial';
import type { CommentSubject, NoteLabel } from '@site/shared/contracts/practice';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { Cursor } from '../../../routing/page-cursor.ts';

/** A comment with who wrote it. */
export interface CommentRow {
  id: string;
  subject: CommentSubject;
  parent_id: string | null;
  /** null for notes, and once the account is gone. */
  user_id: string | null;
  /** null for what people write. */
  label: NoteLabel | null;
  author: string | null;
  avatar_url: string | null;
  content: string;
  created_at: Date;
  edited_at: Date | null;
  /** For readers: by its author, by a moderator who hid it, or since it left the content files. */
  deleted: boolean;
  /** By a moderator: it may come back. */
  hidden: boolean;
}

/** The name shown for a person whose account is gone. */
export const FORMER = 'Former member';

const gone = sql<boolean>`(comments.deleted_at is not null or comments.retired_at is not null
  or comments.hidden_at is not null)`;

const comments = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select([
      'comments.id',
      'comments.subject',
      'comments.parent_id',
      'comments.user_id',
      'comments.label',
      'users.name as author',
      'users.avatar_url',
      'comments.content',
      'comments.created_at',
      'comments.edited_at',
    ])
    .select(gone.as('deleted'))
    .select(sql<boolean>`comments.hidden_at is not null`.as('hidden'));

/** A deleted comment is still shown while it has replies. */
const shown = sql<boolean>`(not ${gone} or exists (
  select from comments as replies
  where replies.parent_id = comments.id and replies.deleted_at is null and replies.hidden_at is null))`;

/** Top-level comments, newest first, from after the cursor on. */
export const findNewest = (
  kysely: Kysely<DB>,
  subject: CommentSubject,
  { after, count }: { after: Cursor | null; count: number },
): Promise<CommentRow[]> =>
  comments(kysely)
    .where('comments.subject', '=', subject)
    .where('comments.parent_id', 'is', null)
    .where(shown)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(comments.created_at, comments.id) < (${after?.createdAt}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(count)
    .execute();

/** The replies to these comments, oldest first. */
export const findReplies = async (
  kysely: Kysely<DB>,
  parentIds: string[],
): Promise<CommentRow[]> =>
  parentIds.length === 0
    ? []
    : comments(kysely)
        .where('comments.parent_id', 'in', parentIds)
        .where('comments.deleted_at', 'is', null)
        .where('comments.hidden_at', 'is', null)
        .orderBy('comments.created_at')
        .orderBy('comments.id')
        .execute();

export const findComment = (kysely: Kysely<DB>, id: string): Promise<CommentRow | undefined> =>
  comments(kysely).where('comments.id', '=', id).executeTakeFirst();

/** How many comments and replies there are to be read. */
export async function countComments(kysely: Kysely<DB>, subject: CommentSubject): Promise<number> {
  const { count } = await kysely
    .selectFrom('comments')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('subject', '=', subject)
    .where('deleted_at', 'is', null)
    .where('retired_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Locks a comment, which then stays as it is until the transaction ends: 'share' prevents its deletion, so that it can
 * get a reply; 'update' also prevents replies, so that it can be deleted.
 */
export async function lockComment(
  transaction: Transaction<DB>,
  id: string,
  strength: 'share' | 'update',
): Promise<CommentRow | undefined> {
  const lock = strength === 'share' ? sql`for key share` : sql`for update`;
  await sql`select from comments where id = ${id} ${lock}`.execute(transaction);
  return findComment(transaction, id);
}

/** Hidden ones count: they may come back, and hang on their comment. */
export async function countReplies(kysely: Kysely<DB>, parentId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('comments')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('parent_id', '=', parentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** False if there is a comment with this id already, or the person's account is gone. */
export async function insertComment(
  transaction: Transaction<DB>,
  userId: string,
  { id, subject, parentId, content }: NewComment,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into comments (id, subject, parent_id, user_id, content)
    select ${id}::uuid, ${subject}, ${parentId}::uuid, users.id, ${content}
    from users where users.id = ${userId}
    on conflict (id) do nothing
  `.execute(transaction);
  return numAffectedRows === 1n;
}

export async function updateContent(
  kysely: Kysely<DB>,
  id: string,
  content: string,
): Promise<void> {
  await kysely
    .updateTable('comments')
    .set({ content, edited_at: sql<Date>`date_trunc('milliseconds', now())` })
    .where('id', '=', id)
    .execute();
}

/** Leaves an empty comment for the replies to hang on, and nothing of what was written. */
export async function emptyComment(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction
    .updateTable('comments')
    .set({ content: '', deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteComment(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('comments').where('id', '=', id).execute();
}

/** The first report of a person on a comment counts. */
export async function insertReport(
  kysely: Kysely<DB>,
  { id, personId, reason }: CommentReport & { id: string; personId: string },
): Promise<void> {
  await sql`
    insert into comment_reports (comment_id, user_id, reason)
    select comments.id, users.id, ${reason} from comments, users
    where comments.id = ${id} and users.id = ${personId}
    on conflict do nothing
  `.execute(kysely);
}
