import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { endAccount, type HeldAccount } from './end-account.ts';

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
