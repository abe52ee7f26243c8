import type { Account, SignedIn } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { SessionUser } from '../../session/access-token.ts';

interface NewAccount {
  email: string;
  name: string;
  password_hash: string;
  email_verified_at?: Date;
}

/** null where the address has an account, however it is capitalised. */
export async function insertAccount(
  kysely: Kysely<Tables>,
  account: NewAccount,
): Promise<SignedIn | null> {
  const row = await kysely
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
  return row ?? null;
}

/** @param login an address, or the 10 digits of a phone number. */
export function findByLogin(kysely: Kysely<Tables>, login: string) {
  const account = kysely.selectFrom('users').select(['id', 'name', 'password_hash']);
  const found = /^\d{10}$/.test(login)
    ? account.where('phone', '=', login)
    : account.where(sql<string>`lower(email)`, '=', login.toLowerCase());
  return found.executeTakeFirst();
}

const providers = sql<Account['providers']>`array(
  select provider from user_identities where user_id = users.id order by provider)`;

/** The person, as long as the session has not ended. */
export function findWithSession(
  kysely: Kysely<Tables>,
  user: SessionUser,
): Promise<Account | undefined> {
  return liveSession(kysely, user)
    .select(['users.id', 'name', 'email', 'avatar_url as avatarUrl', 'provider', 'phone'])
    .select([
      sql<boolean>`email_verified_at is not null`.as('emailVerified'),
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      providers.as('providers'),
    ])
    .executeTakeFirst();
}

/** What shows that it is the person who asks, as long as the session has not ended. */
export const findCredentials = (kysely: Kysely<Tables>, user: SessionUser) =>
  liveSession(kysely, user).select(['email', 'password_hash']).executeTakeFirst();

const liveSession = (kysely: Kysely<Tables>, { id, sessionId }: SessionUser) =>
  kysely
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', id)
    .where('revoked_at', 'is', null);

/** @returns whether the person still has the address. */
export async function markVerified(
  kysely: Kysely<Tables>,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const row = await kysely
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the account an address that was just shown to be the person's. */
export async function setEmail(
  kysely: Kysely<Tables>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ email, email_verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

export async function setPassword(
  kysely: Kysely<Tables>,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}
