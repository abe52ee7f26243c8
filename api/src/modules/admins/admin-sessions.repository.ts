import type { Admin } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** From the last call on. */
const LIFETIME = sql<Date>`now() + interval '12 hours'`;

/** An administrator with a session. `recent`: gave the password within the last 15 minutes. */
export type SignedInAdmin = Admin & { recent: boolean };

/** Starts a session and tidies up all that have expired. */
export async function insertSession(
  kysely: Kysely<Tables>,
  { adminId, hash }: { adminId: string; hash: Buffer },
): Promise<void> {
  await kysely.deleteFrom('admin_sessions').where('expires_at', '<', sql<Date>`now()`).execute();
  await kysely
    .insertInto('admin_sessions')
    .values({ hash, admin_id: adminId, expires_at: LIFETIME })
    .execute();
}

/**
 * Whose session it is, which thereby lasts another 12 hours. Nobody's where it has ended.
 * @param demo whether demonstration accounts count.
 */
export function extendSession(
  kysely: Kysely<Tables>,
  hash: Buffer,
  demo: boolean,
): Promise<SignedInAdmin | undefined> {
  return kysely
    .updateTable('admin_sessions')
    .from('admins')
    .set({ expires_at: LIFETIME })
    .whereRef('admins.id', '=', 'admin_id')
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(!demo, (query) => query.where('demonstration', '=', false))
    .returning(['admins.id', 'email', 'name'])
    .returning(sql<boolean>`password_at > now() - interval '15 minutes'`.as('recent'))
    .executeTakeFirst();
}

/** Remembers that the password was given just now. */
export async function renewPasswordTime(kysely: Kysely<Tables>, hash: Buffer): Promise<void> {
  await kysely
    .updateTable('admin_sessions')
    .set({ password_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .execute();
}

export async function deleteSession(kysely: Kysely<Tables>, hash: Buffer): Promise<void> {
  await kysely.deleteFrom('admin_sessions').where('hash', '=', hash).execute();
}
