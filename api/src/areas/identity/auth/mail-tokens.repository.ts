import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { newOpaqueToken, opaqueTokenHash } from '../../../session/opaque-token.ts';

export type Purpose = 'verification' | 'reset' | 'email-change' | 'deletion';

/** How many passwords may be tried with a link. */
const ATTEMPTS = 10;

/** How long a link works, in hours. */
const HOURS: Record<Purpose, number> = {
  verification: 24,
  reset: 1,
  'email-change': 24,
  deletion: 1,
};

export interface MailToken {
  userId: string;
  purpose: Purpose;
  /** The address the link was sent to. */
  email: string;
}

/** The secret for a link to `email`. The person's former one for this purpose stops working. */
export async function issueToken(
  kysely: Kysely<DB>,
  { userId, purpose, email }: MailToken,
): Promise<string> {
  const { token, hash } = newOpaqueToken();
  const from = sql`users where id = ${userId}`;
  await storeToken(kysely, { from, hash, purpose, email: sql`${email}` });
  return token;
}

/**
 * The secret for a new password. `recipient` is null if nobody has the address: the same
 * statement has run, and the secret is useless.
 */
export async function issueResetToken(
  kysely: Kysely<DB>,
  email: string,
): Promise<{ token: string; recipient: string | null }> {
  const { token, hash } = newOpaqueToken();
  const from = sql`users where lower(email) = ${email.toLowerCase()}`;
  const recipient = await storeToken(kysely, { from, hash, purpose: 'reset', email: sql`email` });
  return { token, recipient };
}

interface StoredToken {
  from: RawBuilder<unknown>;
  hash: Buffer;
  purpose: Purpose;
  email: RawBuilder<unknown>;
}

/** @returns the address, null if `from` has nobody. */
async function storeToken(kysely: Kysely<DB>, { from, hash, purpose, email }: StoredToken) {
  const { rows } = await sql<{ email: string }>`
    insert into mail_tokens (user_id, purpose, hash, email, expires_at)
    select id, ${purpose}::text, ${hash}::bytea, ${email}::text,
      now() + make_interval(hours => ${HOURS[purpose]}::int)
    from ${from}
    on conflict (user_id, purpose) do update set hash = excluded.hash, email = excluded.email,
      expires_at = excluded.expires_at, created_at = now(), attempts = 0, used_at = null
    returning email`.execute(kysely);
  return rows[0]?.email ?? null;
}

/** What a secret is good for, without using it up. null if it is unknown, used or too old. */
export async function findToken(
  kysely: Kysely<DB>,
  token: string,
  purposes: readonly Purpose[],
): Promise<MailToken | null> {
  const row = await kysely
    .selectFrom('mail_tokens')
    .select(['user_id as userId', 'purpose', 'email'])
    .where('hash', '=', opaqueTokenHash(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', ATTEMPTS)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts an attempt at the password with a secret. @returns false if there were too many. */
export async function countAttempt(kysely: Kysely<DB>, token: string): Promise<boolean> {
  const row = await kysely
    .updateTable('mail_tokens')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('hash', '=', opaqueTokenHash(token))
    .where('attempts', '<', ATTEMPTS)
    .returning('attempts')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a secret up: of any number of calls at once, one gets it. null if it is unknown, used or too old. */
export async function useToken(
  kysely: Kysely<DB>,
  token: string,
  purposes: readonly Purpose[],
): Promise<MailToken | null> {
  const row = await kysely
    .updateTable('mail_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', opaqueTokenHash(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('used_at', 'is', null)
    .returning(['user_id as userId', 'purpose', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a secret has been used, and its account has the address that it confirmed. */
export async function hasVerified(kysely: Kysely<DB>, token: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select('users.id')
    .where('hash', '=', opaqueTokenHash(token))
    .where('used_at', 'is not', null)
    .where('email_verified_at', 'is not', null)
    .where(sql<string>`lower(users.email)`, '=', sql<string>`lower(mail_tokens.email)`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes all links sent to this person so far useless. */
export async function dropTokens(kysely: Kysely<DB>, userId: string): Promise<void> {
  const unused = kysely.deleteFrom('mail_tokens').where('used_at', 'is', null);
  await unused.where('user_id', '=', userId).execute();
}
