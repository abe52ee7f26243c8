import type { ShownUser } from '@site/shared/contracts/composition';
import type { Account, SignedIn } from '@site/shared/contracts/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { SessionUser } from '../../../session/access-token.ts';

interface NewAccount {
  email: string;
  name: string;
  password_hash: string;
  email_verified_at?: Date;
  demonstration?: boolean;
}

const verified = sql<boolean>`email_verified_at is not null`.as('verified');

const hasPlan = sql<boolean>`exists (select from plans where user_id = users.id)`.as('hasPlan');

/** null if the address has an account, however it is capitalised. */
export async function insertAccount(
  kysely: Kysely<DB>,
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
export function findByLogin(kysely: Kysely<DB>, login: string) {
  const account = kysely
    .selectFrom('users')
    .select(['id', 'name', 'password_hash', verified, hasPlan]);
  const found = /^\d{10}$/.test(login)
    ? account.where('phone', '=', login)
    : account.where(sql<string>`lower(email)`, '=', login.toLowerCase());
  return found.executeTakeFirst();
}

/** Until the transaction ends nobody changes the account. @returns false if it has another password. */
export async function lockAccount(
  transaction: Transaction<DB>,
  { id, password_hash }: { id: string; password_hash: string | null },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** What identifies the owner of an account. */
export const findById = (kysely: Kysely<DB>, id: string) =>
  kysely
    .selectFrom('users')
    .select(['email', 'name', 'password_hash', verified])
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether the address has an account whose owner has verified it. */
export async function isVerified(kysely: Kysely<DB>, email: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('users')
    .select(verified)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.verified === true;
}

/** Whether the address has an account that is disabled. */
export async function isDisabled(kysely: Kysely<DB>, email: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('users')
    .select('disabled_at')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.disabled_at != null;
}

/** The account with this address, as long as nobody has verified it. */
export const findUnverified = (kysely: Kysely<DB>, email: string) =>
  kysely
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();

const providers = sql<Account['providers']>`array(
  select provider from user_identities where user_id = users.id order by provider)`;

/** The person, as long as the session has not ended. */
export function findWithSession(
  kysely: Kysely<DB>,
  user: SessionUser,
): Promise<Account | undefined> {
  return liveSession(kysely, user)
    .select(['users.id', 'name', 'email', 'avatar_url as avatarUrl', 'provider', 'phone'])
    .select([
      sql<boolean>`email_verified_at is not null`.as('emailVerified'),
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      providers.as('providers'),
      hasPlan,
    ])
    .executeTakeFirst();
}

/** The person as pages show them, as long as the session has not ended. */
export const findShown = (kysely: Kysely<DB>, user: SessionUser): Promise<ShownUser | undefined> =>
  liveSession(kysely, user)
    .select(['users.id', 'name', 'avatar_url as avatarUrl', 'provider', hasPlan])
    .executeTakeFirst();

/** What proves who the person is, as long as the session has not ended. `fresh`: they have just logged in. */
export const findCredentials = (kysely: Kysely<DB>, user: SessionUser) =>
  liveSession(kysely, user)
    .select(['email', 'name', 'password_hash', verified])
    .select(sql<boolean>`sessions.created_at > now() - interval '15 minutes'`.as('fresh'))
    .executeTakeFirst();

const liveSession = (kysely: Kysely<DB>, { id, sessionId }: SessionUser) =>
  kysely
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', id)
    .where('revoked_at', 'is', null);

/** @returns whether the person still has the address. */
export async function markVerified(
  kysely: Kysely<DB>,
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
  kysely: Kysely<DB>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ email, email_verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

export async function setPassword(
  kysely: Kysely<DB>,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

/** @returns false if the password is not the `former` one any more: another request was quicker. */
export async function replacePassword(
  kysely: Kysely<DB>,
  userId: string,
  { former, next }: { former: string | null; next: string },
): Promise<boolean> {
  const row = await kysely
    .updateTable('users')
    .set({ password_hash: next })
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', former)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
