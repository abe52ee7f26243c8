import type { Admin } from '@site/shared/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** null where the address has an administrator, however it is capitalised. */
export async function insertAdmin(
  transaction: Transaction<Tables>,
  admin: { email: string; name: string; password_hash: string; demonstration: boolean },
): Promise<Admin | null> {
  const row = await transaction
    .insertInto('admins')
    .values(admin)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['id', 'email', 'name'])
    .executeTakeFirst();
  return row ?? null;
}

/** @param demo whether demonstration accounts count. */
export function findAdminByEmail(kysely: Kysely<Tables>, email: string, demo: boolean) {
  return kysely
    .selectFrom('admins')
    .select(['id', 'email', 'name', 'password_hash'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .$if(!demo, (query) => query.where('demonstration', '=', false))
    .executeTakeFirst();
}
