import type { CurrentUser, SignedIn } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { SessionUser } from '../../session/access-token.ts';

/** null where the address has an account, however it is capitalised. */
export async function insertAccount(
  kysely: Kysely<Tables>,
  account: { email: string; name: string; password_hash: string },
): Promise<SignedIn | null> {
  const row = await kysely
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
  return row ?? null;
}

export function findByEmail(kysely: Kysely<Tables>, email: string) {
  return kysely
    .selectFrom('users')
    .select(['id', 'name', 'password_hash'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** The person, as long as the session has not ended. */
export function findWithSession(
  kysely: Kysely<Tables>,
  user: SessionUser,
): Promise<CurrentUser | undefined> {
  return kysely
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.id', 'name', 'email', 'avatar_url as avatarUrl', 'provider'])
    .where('sessions.id', '=', user.sessionId)
    .where('users.id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}
