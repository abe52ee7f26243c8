import type { Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** Until the transaction ends, nobody takes that away. */
export async function isEnabledOwner(transaction: Transaction<DB>, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('admins')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
