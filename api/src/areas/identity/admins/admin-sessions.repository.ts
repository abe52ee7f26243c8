import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';

/** Half an hour from the last call, and never more than 12 hours from the sign-in. */
const LIFETIME = sql<Date>`least(now() + interval '30 minutes', admin_sessions.created_at + interval '12 hours')`;
const FIRST_LIFETIME = sql<Date>`now() + interval '30 minutes'`;

/** Starts a session and deletes all that have expired. */
export async function insertSession(
  kysely: Kysely<DB>,
  { adminId, hash }: { adminId: string; hash: Buffer },
): Promise<void> {
  await kysely.deleteFrom('admin_sessions').where('expires_at', '<', sql<Date>`now()`).execute();
  await kysely
    .insertInto('admin_sessions')
    .values({ hash, admin_id: adminId, expires_at: FIRST_LIFETIME })
    .execute();
}

/**
 * Whose session it is; the session then lasts longer. Nobody's if it has ended.
 * @param demo whether demonstration accounts count.
 */
export function extendSession(
  kysely: Kysely<DB>,
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
    .where('disabled_at', 'is', null)
    .$if(!demo, (query) => query.where('demonstration', '=', false))
    .returning(['admins.id', 'email', 'name', 'role', 'hash as session'])
    .returning(sql<boolean>`password_at > now() - interval '15 minutes'`.as('recent'))
    .executeTakeFirst();
}

/** Remembers that the password was given just now. */
export async function renewPasswordTime(kysely: Kysely<DB>, hash: Buffer): Promise<void> {
  await kysely
    .updateTable('admin_sessions')
    .set({ password_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .execute();
}

export async function deleteSession(kysely: Kysely<DB>, hash: Buffer): Promise<void> {
  await kysely.deleteFrom('admin_sessions').where('hash', '=', hash).execute();
}

/**
 * Ends every session of the administrator, or all but one, and every sign-in that still waits for a code.
 * @param options.except hash of the session that stays.
 */
export async function deleteSessionsOf(
  kysely: Kysely<DB>,
  adminId: string,
  { except }: { except?: Buffer } = {},
): Promise<void> {
  await kysely.deleteFrom('admin_pending_signins').where('admin_id', '=', adminId).execute();
  await kysely
    .deleteFrom('admin_sessions')
    .where('admin_id', '=', adminId)
    .$if(except !== undefined, (query) => query.where('hash', '!=', except ?? Buffer.alloc(0)))
    .execute();
}

const PENDING_LIFETIME = sql<Date>`now() + interval '10 minutes'`;

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
    .values({ hash, admin_id: adminId, expires_at: PENDING_LIFETIME })
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
