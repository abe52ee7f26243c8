import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';
import type { SessionUser } from './access-token.ts';
import { newOpaqueToken, opaqueTokenHash } from './opaque-token.ts';
import { extendSession, type NewSession, revokeSession } from './sessions.repository.ts';

/** The outcome of a refresh. */
export type Rotation =
  | ({ outcome: 'rotated' } & NewSession)
  /** Exchanged only just now: two tabs refreshed at once. The browser has, or gets, the new token. */
  | { outcome: 'recent'; user: SessionUser; expiresAt: Date }
  /** Theft: the token had been replaced, and its replacement was used. The session has ended. */
  | { outcome: 'reused'; user: SessionUser }
  | { outcome: 'refused' };

/** After this many exchanges whose responses seem to be lost, one more a day: nothing grows without end. */
const LOST_ANSWERS = 5;

type Token = Awaited<ReturnType<typeof findToken>>;

/**
 * Exchanges a refresh token for a new one. The tokens of a session are in one of these states:
 *
 * - **new**: handed out, not used so far. Its first use shows that the response it came with arrived;
 *   so all others of the session are overtaken, and it becomes the exchanged one.
 * - **exchanged** (`used_at`): one or more new tokens were handed out for it, none of which has been
 *   used. Their responses may have been lost, so it still counts: within 10 s of an exchange for an
 *   access token only (two tabs, or 20 calls, that refresh at once), later for another new token.
 * - **overtaken** (`overtaken_at`): replaced for good. If it still comes back, two people hold tokens of
 *   this session: one is a thief, nobody knows which, and the whole session ends.
 *
 * There is at most one exchanged token a session; the new ones are its successors. A thief who copies
 * a token therefore shares the session until its person refreshes once more, and no longer: each has
 * their own successor, and the first one used overtakes the other. That is why a repeated
 * exchange never hands out the same successor again. The use of an access token would also prove that
 * a response arrived, and sooner, but those are not looked up.
 */
export async function rotateRefreshToken(kysely: Kysely<DB>, given: string): Promise<Rotation> {
  const hash = opaqueTokenHash(given);
  return kysely.transaction().execute(async (transaction) => {
    const session = await lockSession(transaction, hash);
    if (!session) return { outcome: 'refused' };
    const token = await findToken(transaction, hash);
    const user = { id: session.user_id, sessionId: session.id };
    if (token.overtaken_at) {
      await revokeSession(transaction, session.id);
      return { outcome: 'reused', user };
    }
    if (token.recent) return { outcome: 'recent', user, expiresAt: session.expires_at };
    if (!token.used_at) await overtakeOthers(transaction, token);
    const refreshToken = await handOutSuccessor(transaction, token);
    const expiresAt = await extendSession(transaction, session.id);
    return { outcome: 'rotated', user, refreshToken, expiresAt };
  });
}

/** The session, as long as it goes on. Refreshes of one session, and its end, wait for each other. */
const lockSession = (transaction: Transaction<DB>, hash: Buffer) =>
  transaction
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at'])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();

/** A separate statement, so that it sees what changed while it waited for the lock. */
const findToken = (transaction: Transaction<DB>, hash: Buffer) =>
  transaction
    .selectFrom('refresh_tokens as token')
    .select(['hash', 'session_id', 'used_at', 'overtaken_at'])
    .select(({ selectFrom }) =>
      selectFrom('refresh_tokens as successor')
        .select(
          sql<boolean>`token.used_at > clock_timestamp() -
            case when count(*) < ${LOST_ANSWERS} then interval '10 seconds' else interval '1 day' end`.as(
            'recent',
          ),
        )
        .whereRef('successor.session_id', '=', 'token.session_id')
        .where('successor.used_at', 'is', null)
        .where('successor.overtaken_at', 'is', null)
        .as('recent'),
    )
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();

/** Also forgets those that were overtaken long ago. */
async function overtakeOthers(transaction: Transaction<DB>, token: Token): Promise<void> {
  await transaction
    .updateTable('refresh_tokens')
    .set({ overtaken_at: sql<Date>`now()` })
    .where('session_id', '=', token.session_id)
    .where('hash', '!=', token.hash)
    .where('overtaken_at', 'is', null)
    .execute();
  await transaction
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', token.session_id)
    .where('overtaken_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}

async function handOutSuccessor(transaction: Transaction<DB>, { hash, session_id }: Token) {
  const next = newOpaqueToken();
  await transaction
    .updateTable('refresh_tokens')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('hash', '=', hash)
    .execute();
  await transaction.insertInto('refresh_tokens').values({ hash: next.hash, session_id }).execute();
  return next.token;
}
