import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

const LIFETIME = sql<Date>`now() + interval '10 minutes'`;

/** Remembers that the password was right, and deletes what has expired. */
export async function insertPending(
  kysely: Kysely<DB>,
  { adminId, hash }: { adminId: string; hash: Buffer },
): Promise<void> {
  await kysely
    .deleteFrom('admin_pending_signins')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await kysely
    .insertInto('admin_pending_signins')
    .values({ hash, admin_id: adminId, expires_at: LIFETIME })
    .execute();
}

/** The administrator who is signing in, unless it took too long. @param demo whether demonstration accounts count. */
export function findPending(kysely: Kysely<DB>, hash: Buffer, demo: boolean) {
  return kysely
    .selectFrom('admin_pending_signins')
    .innerJoin('admins', 'admins.id', 'admin_id')
    .select(['admins.id', 'email', 'name', 'role', 'password_hash'])
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(!demo, (query) => query.where('demonstration', '=', false))
    .executeTakeFirst();
}

/** Only one of several simultaneous calls gets true. */
export async function takePending(transaction: Transaction<DB>, hash: Buffer): Promise<boolean> {
  const row = await transaction
    .deleteFrom('admin_pending_signins')
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
