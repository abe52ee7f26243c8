import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { deleteMailsWith } from '../../../mail/index.ts';
import { deleteCommentsOf, lockCommentsOf } from './comments-of.ts';

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
