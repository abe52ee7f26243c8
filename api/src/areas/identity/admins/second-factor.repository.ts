import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** Whether signing in requires a code of the administrator. */
export async function hasSecondFactor(kysely: Kysely<DB>, adminId: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('admin_second_factors')
    .select('admin_id')
    .where('admin_id', '=', adminId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(kysely: Kysely<DB>, adminId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('admin_recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Begins a set-up, replacing an unfinished one. @returns false if there is a second factor already. */
export async function beginFactor(
  kysely: Kysely<DB>,
  adminId: string,
  secret: Buffer,
): Promise<boolean> {
  const row = await kysely
    .insertInto('admin_second_factors')
    .values({ admin_id: adminId, secret })
    .onConflict((conflict) =>
      conflict
        .column('admin_id')
        .doUpdateSet({ secret })
        .where('admin_second_factors.confirmed_at', 'is', null),
    )
    .returning('admin_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The sealed secret of a set-up that waits for its first code. */
export function findUnconfirmed(kysely: Kysely<DB>, adminId: string) {
  return kysely
    .selectFrom('admin_second_factors')
    .select('secret')
    .where('admin_id', '=', adminId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
}

/** @param factor.secret the one that the code was checked against. @returns false if that set-up no longer waits for a code. */
export async function confirmFactor(
  transaction: Transaction<DB>,
  { adminId, secret, step }: { adminId: string; secret: Buffer; step: number },
): Promise<boolean> {
  const row = await transaction
    .updateTable('admin_second_factors')
    .set({ confirmed_at: sql<Date>`now()`, last_step: step })
    .where('admin_id', '=', adminId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('admin_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** After every fifth wrong code in a row codes are refused: for 15 minutes, each time twice as long, up to 16 hours. */
const PAUSE = sql<Date>`case when (wrong_codes + 1) % 5 = 0
  then now() + interval '15 minutes' * power(2, least((wrong_codes + 1) / 5 - 1, 6))
  else refused_until end`;

/**
 * Counts an attempt as wrong until it proves right, so that trying many at once gains nothing.
 * @returns the sealed secret; nothing while codes are refused, or without a second factor.
 */
export function takeAttempt(kysely: Kysely<DB>, adminId: string) {
  return kysely
    .updateTable('admin_second_factors')
    .set({ wrong_codes: sql<number>`wrong_codes + 1`, refused_until: PAUSE })
    .where('admin_id', '=', adminId)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`(refused_until is null or refused_until <= now())`)
    .returning('secret')
    .executeTakeFirst();
}

/** Until when codes are refused, in milliseconds since 1970 by this machine's clock; null if they are not. */
export async function pauseOf(kysely: Kysely<DB>, adminId: string): Promise<number | null> {
  const row = await kysely
    .selectFrom('admin_second_factors')
    .select(sql<number>`extract(epoch from refused_until - now())::float8 * 1000`.as('remaining'))
    .where('admin_id', '=', adminId)
    .where('refused_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? Date.now() + row.remaining : null;
}

/** Accepts the code of a step. @returns false if a code of this step or a later one was accepted before. */
export async function acceptStep(
  kysely: Kysely<DB>,
  adminId: string,
  step: number,
): Promise<boolean> {
  const row = await kysely
    .updateTable('admin_second_factors')
    .set({ last_step: step, wrong_codes: 0, refused_until: null })
    .where('admin_id', '=', adminId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', String(step))
    .returning('admin_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a recovery code. @returns false if the administrator has no such code. */
export async function takeRecoveryCode(
  transaction: Transaction<DB>,
  adminId: string,
  hash: Buffer,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('admin_recovery_codes')
    .where('hash', '=', hash)
    .where('admin_id', '=', adminId)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** The old ones stop working. */
export async function replaceRecoveryCodes(
  transaction: Transaction<DB>,
  adminId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId).execute();
  await transaction
    .insertInto('admin_recovery_codes')
    .values(hashes.map((hash) => ({ hash, admin_id: adminId })))
    .execute();
}

/** Removes the second factor and its recovery codes. @returns whether there was one. */
export async function deleteFactor(
  transaction: Transaction<DB>,
  adminId: string,
): Promise<boolean> {
  await transaction.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId).execute();
  const row = await transaction
    .deleteFrom('admin_second_factors')
    .where('admin_id', '=', adminId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row?.confirmed_at != null;
}
