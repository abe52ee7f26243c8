import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';
import type { SessionUser } from './access-token.ts';
import { accountDisabled } from './account-disabled.ts';
import { newOpaqueToken, opaqueTokenHash } from './opaque-token.ts';

/** A session that has just begun; without a renewal it ends at `expiresAt`. */
export interface NewSession {
  user: SessionUser;
  refreshToken: string;
  expiresAt: Date;
}

/** 30 days from the last refresh, and never more than 90 from the sign-in. */
const LIFETIME = sql<Date>`least(now() + interval '30 days', created_at + interval '90 days')`;
const FIRST_LIFETIME = sql<Date>`now() + interval '30 days'`;

/** Where a session was started, for the person's own list. */
export interface Client {
  userAgent: string | null;
  ip: string | null;
}

const UNKNOWN: Client = { userAgent: null, ip: null };

/**
 * Starts a session and deletes this person's ended ones.
 * @throws DomainError 403 if the account is disabled.
 */
export const createSession = (
  kysely: Kysely<DB>,
  userId: string,
  client: Client = UNKNOWN,
): Promise<NewSession> =>
  kysely.transaction().execute((transaction) => insertSession(transaction, userId, client));

/** The same within a transaction. */
export async function insertSession(
  transaction: Transaction<DB>,
  userId: string,
  { userAgent, ip }: Client,
): Promise<NewSession> {
  await refuseDisabled(transaction, userId);
  const { token, hash } = newOpaqueToken();
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const session = await transaction
    .insertInto('sessions')
    .values({ user_id: userId, expires_at: FIRST_LIFETIME, user_agent: userAgent, ip })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  await transaction.insertInto('refresh_tokens').values({ hash, session_id: session.id }).execute();
  const user = { id: userId, sessionId: session.id };
  return { user, refreshToken: token, expiresAt: session.expires_at };
}

/** The account is locked: disabling it at this moment waits, and then ends the session that begins here. */
async function refuseDisabled(transaction: Transaction<DB>, userId: string): Promise<void> {
  const account = await transaction
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (account?.disabled_at) throw accountDisabled();
}

/** Whether a refresh token belongs to an account that is disabled. */
export async function isOfDisabledAccount(kysely: Kysely<DB>, token: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .innerJoin('users', 'users.id', 'user_id')
    .select('users.id')
    .where('hash', '=', opaqueTokenHash(token))
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Renews a session, for as long as it may last. @returns until when. */
export async function extendSession(kysely: Kysely<DB>, sessionId: string): Promise<Date> {
  const row = await kysely
    .updateTable('sessions')
    .set({ expires_at: LIFETIME, last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

export async function revokeSession(kysely: Kysely<DB>, sessionId: string): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends the session that a refresh token belongs to, if any. */
export async function revokeByRefreshToken(kysely: Kysely<DB>, token: string): Promise<void> {
  await kysely
    .updateTable('sessions')
    .from('refresh_tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .whereRef('sessions.id', '=', 'refresh_tokens.session_id')
    .where('refresh_tokens.hash', '=', opaqueTokenHash(token))
    .where('revoked_at', 'is', null)
    .execute();
}
