import { createHash } from 'node:crypto';
import type { OauthProvider } from '@site/shared/contracts/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

export interface Identity {
  provider: OauthProvider;
  subject: string;
}

/** The person who signs in by this account at a provider. */
export function findByIdentity(kysely: Kysely<DB>, { provider, subject }: Identity) {
  return kysely
    .selectFrom('user_identities')
    .select('user_id as id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** An account with its password as it is stored, null without one. */
export const findOwner = (kysely: Kysely<DB>, id: string) =>
  kysely
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();

/** A new person without password, whose address the provider has verified. null if the address has an account. */
export async function insertPerson(
  transaction: Transaction<DB>,
  person: { email: string; name: string; avatar_url: string | null; provider: OauthProvider },
): Promise<{ id: string } | null> {
  const row = await transaction
    .insertInto('users')
    .values({ ...person, email_verified_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row ?? null;
}

/** The account that has the address. */
export const findByEmail = (transaction: Transaction<DB>, email: string) =>
  transaction
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Whether the identity is the person's now. false if the person has another one, or it is another person's. */
export async function insertIdentity(
  transaction: Transaction<DB>,
  userId: string,
  identity: Identity,
): Promise<boolean> {
  await transaction
    .insertInto('user_identities')
    .values({ ...identity, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findByIdentity(transaction, identity))?.id === userId;
}

/** Redeems a state, for all processes. @returns false if it was redeemed before. */
export async function redeemState(
  kysely: Kysely<DB>,
  state: string,
  validSeconds: number,
): Promise<boolean> {
  await kysely
    .deleteFrom('used_sign_in_states')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const row = await kysely
    .insertInto('used_sign_in_states')
    .values({
      hash: createHash('sha256').update(state).digest(),
      expires_at: sql<Date>`now() + make_interval(secs => ${validSeconds})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
