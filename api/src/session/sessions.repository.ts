import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SessionUser } from './access-token.ts';
import { newRefreshToken, refreshTokenHash } from './refresh-token.ts';

/** What a refresh came to. A token that was used only just now is no theft: two tabs refreshed at once. */
export type Rotation =
  | { outcome: 'rotated'; user: SessionUser; refreshToken: string }
  | { outcome: 'recent'; user: SessionUser }
  | { outcome: 'refused' };

const LIFETIME = sql<Date>`now() + interval '30 days'`;
const GRACE = sql`interval '10 seconds'`;

/** Where a session was started, for the person's own list. */
export interface Client {
  userAgent: string | null;
  ip: string | null;
}

const UNKNOWN: Client = { userAgent: null, ip: null };

/** Starts a session and tidies up this person's ended ones. */
export async function createSession(
  kysely: Kysely<Tables>,
  userId: string,
  { userAgent, ip }: Client = UNKNOWN,
): Promise<{ user: SessionUser; refreshToken: string }> {
  const { token, hash } = newRefreshToken();
  return kysely.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
    const session = await transaction
      .insertInto('sessions')
      .values({ user_id: userId, expires_at: LIFETIME, user_agent: userAgent, ip })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('refresh_tokens')
      .values({ hash, session_id: session.id })
      .execute();
    return { user: { id: userId, sessionId: session.id }, refreshToken: token };
  });
}

/**
 * Exchanges a refresh token for a new one. Each token is exchanged once: within 10 s a second use
 * counts as the same, later it means that somebody else has the token and ends the whole session.
 */
export async function rotateRefreshToken(kysely: Kysely<Tables>, token: string): Promise<Rotation> {
  const next = newRefreshToken();
  const user = await exchange(kysely, refreshTokenHash(token), next.hash);
  if (user) return { outcome: 'rotated', user, refreshToken: next.token };
  return reuse(kysely, refreshTokenHash(token));
}

/** One statement, so that of any number at once exactly one succeeds. */
async function exchange(
  kysely: Kysely<Tables>,
  hash: Buffer,
  nextHash: Buffer,
): Promise<SessionUser | null> {
  const { rows } = await sql<SessionUser>`
    with used as (
      update refresh_tokens t set used_at = now() from sessions s
      where t.hash = ${hash} and t.used_at is null
        and s.id = t.session_id and s.revoked_at is null and s.expires_at > now()
      returning s.id, s.user_id
    ), extended as (
      update sessions set expires_at = ${LIFETIME}, last_seen_at = now() from used where sessions.id = used.id
    ), inserted as (
      insert into refresh_tokens (hash, session_id) select ${nextHash}, id from used
    ), tidied as (
      delete from refresh_tokens t using used
      where t.session_id = used.id and t.used_at < now() - interval '7 days'
    )
    select user_id as "id", id as "sessionId" from used`.execute(kysely);
  return rows[0] ?? null;
}

async function reuse(kysely: Kysely<Tables>, hash: Buffer): Promise<Rotation> {
  const found = await kysely
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .select(['user_id as id', 'sessions.id as sessionId'])
    .select(sql<boolean>`used_at > now() - ${GRACE} and expires_at > now()`.as('recent'))
    .executeTakeFirst();
  if (!found) return { outcome: 'refused' };
  const user = { id: found.id, sessionId: found.sessionId };
  if (found.recent) return { outcome: 'recent', user };
  await revokeSession(kysely, found.sessionId);
  return { outcome: 'refused' };
}

export async function revokeSession(kysely: Kysely<Tables>, sessionId: string): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends the session that a refresh token belongs to, if any. */
export async function revokeByRefreshToken(kysely: Kysely<Tables>, token: string): Promise<void> {
  await kysely
    .updateTable('sessions')
    .from('refresh_tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .whereRef('sessions.id', '=', 'refresh_tokens.session_id')
    .where('refresh_tokens.hash', '=', refreshTokenHash(token))
    .where('revoked_at', 'is', null)
    .execute();
}
