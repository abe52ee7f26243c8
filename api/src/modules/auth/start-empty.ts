import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { deleteCommentsOf } from '../comments/index.ts';
import { deleteMailsWith } from '../mail/index.ts';
import type { HeldAccount } from './accounts.repository.ts';

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
export async function startEmpty(
  transaction: Transaction<Tables>,
  { id, email, disabled_at, disabled_reason }: HeldAccount,
  owner: NewOwner,
): Promise<{ id: string }> {
  await deleteCommentsOf(transaction, id);
  await deleteMailsWith(transaction, email);
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  return transaction
    .insertInto('users')
    .values({ ...owner, email, disabled_at, disabled_reason, email_verified_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
}
