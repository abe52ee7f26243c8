import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** Until the transaction ends nobody replies to what a person said, or changes it. */
export async function lockCommentsOf(
  transaction: Transaction<DB>,
  personId: string,
): Promise<void> {
  await transaction
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', personId)
    .orderBy('parent_id', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Takes away everything a person said. What others replied to leaves an empty comment for the replies, without
 * text and without its author, and without what moderators wrote about it.
 */
export async function deleteCommentsOf(
  transaction: Transaction<DB>,
  personId: string,
): Promise<void> {
  // Nobody replies to them from here on: what stays and what goes is decided once.
  await lockCommentsOf(transaction, personId);
  await sql`
    delete from comments where user_id = ${personId} and not exists (
      select from comments as replies
      where replies.parent_id = comments.id and replies.user_id is distinct from ${personId})
  `.execute(transaction);
  await sql`
    delete from comment_decisions using comments
    where comments.id = comment_id and comments.user_id = ${personId}
  `.execute(transaction);
  await transaction
    .updateTable('comments')
    .set({
      content: '',
      user_id: null,
      edited_at: null,
      deleted_at: sql<Date>`coalesce(deleted_at, now())`,
    })
    .where('user_id', '=', personId)
    .execute();
}
