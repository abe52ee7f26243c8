import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { deleteMailsWith } from '../../../mail/index.ts';

export type HeldAccount = NonNullable<Awaited<ReturnType<typeof holdAccount>>>;

/**
 * Until the transaction ends nobody changes the account, links to it or replies to its comments.
 * @returns what is known of its address; undefined if the account is gone.
 */
export async function holdAccount(transaction: Transaction<DB>, id: string) {
  // Comments before the account, as every reply does that rings its author's bell.
  await lockCommentsOf(transaction, id);
  return transaction
    .selectFrom('users')
    .select(['id', 'email', 'disabled_at', 'disabled_reason'])
    .select(sql<boolean>`email_verified_at is not null`.as('verified'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Deletes an account and what was said with it, as if the person had taken back each comment. Everything
 * that belongs to the account goes with it; the foreign keys see to that. Mails to its address go, too.
 */
export async function endAccount(
  transaction: Transaction<DB>,
  { id, email }: Pick<HeldAccount, 'id' | 'email'>,
): Promise<void> {
  await deleteCommentsOf(transaction, id);
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  await deleteMailsWith(transaction, email);
}

/** Until the transaction ends nobody replies to what a person said, or changes it. */
async function lockCommentsOf(transaction: Transaction<DB>, personId: string): Promise<void> {
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
async function deleteCommentsOf(transaction: Transaction<DB>, personId: string): Promise<void> {
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

interface NewOwner {
  name: string;
  password_hash?: string;
  avatar_url?: string | null;
  provider?: 'google' | 'github';
}

/**
 * Gives the address of an account that nobody has verified to the person who has proved that it's
 * theirs. They get an account of their own, and the former one is deleted: a table that refers to
 * people can't be forgotten, and a change that is still on its way finds nobody. What an owner of the
 * site has decided about the address, that it's disabled, stays.
 * @param former held by the transaction
 */
export async function reassignUnverifiedEmail(
  transaction: Transaction<DB>,
  former: HeldAccount,
  owner: NewOwner,
): Promise<{ id: string }> {
  await endAccount(transaction, former);
  const { email, disabled_at, disabled_reason } = former;
  return transaction
    .insertInto('users')
    .values({ ...owner, email, disabled_at, disabled_reason, email_verified_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
}
