import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The account, which gets nothing new until the transaction ends. undefined if it is gone. */
export const lockAccount = (transaction: Transaction<Tables>, userId: string) =>
  transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Everything that belongs to the account goes with it; the foreign keys see to that. */
export async function deleteAccount(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', userId).execute();
}
