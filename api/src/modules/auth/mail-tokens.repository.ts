import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { newRefreshToken, refreshTokenHash } from '../../session/refresh-token.ts';

export type Purpose = 'verification' | 'reset' | 'email-change';

/** How long a link works, in hours. */
const HOURS: Record<Purpose, number> = { verification: 24, reset: 1, 'email-change': 24 };

export interface MailToken {
  userId: string;
  purpose: Purpose;
  /** The address the link was sent to. */
  email: string;
}

/** The secret for a link to `email`. The person's former one for this purpose stops working. */
export async function issueToken(
  kysely: Kysely<Tables>,
  { userId, purpose, email }: MailToken,
): Promise<string> {
  const { token, hash } = newRefreshToken();
  const from = sql`users where id = ${userId}`;
  await storeToken(kysely, { from, hash, purpose, email: sql`${email}` });
  return token;
}

/**
 * The secret for a new password. `recipient` is null where nobody has the address; the same
 * statement has run then, and the secret is of no use.
 */
export async function issueResetToken(
  kysely: Kysely<Tables>,
  email: string,
): Promise<{ token: string; recipient: string | null }> {
  const { token, hash } = newRefreshToken();
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

/** @returns the address, null where `from` has nobody. */
async function storeToken(kysely: Kysely<Tables>, { from, hash, purpose, email }: StoredToken) {
  const { rows } = await sql<{ email: string }>`
    insert into mail_tokens (user_id, purpose, hash, email, expires_at)
    select id, ${purpose}::text, ${hash}::bytea, ${email}::text,
      now() + make_interval(hours => ${HOURS[purpose]}::int)
    from ${from}
    on conflict (user_id, purpose) do update set hash = excluded.hash, email = excluded.email,
      expires_at = excluded.expires_at, created_at = now()
    returning email`.execute(kysely);
  return rows[0]?.email ?? null;
}

/** Uses a secret up: of any number at once only one gets it. null where it is none, or too old. */
export async function useToken(
  kysely: Kysely<Tables>,
  token: string,
  purposes: readonly Purpose[],
): Promise<MailToken | null> {
  const row = await kysely
    .deleteFrom('mail_tokens')
    .where('hash', '=', refreshTokenHash(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id as userId', 'purpose', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

/** Makes all links sent to this person so far useless. */
export async function dropTokens(kysely: Kysely<Tables>, userId: string): Promise<void> {
  await kysely.deleteFrom('mail_tokens').where('user_id', '=', userId).execute();
}
