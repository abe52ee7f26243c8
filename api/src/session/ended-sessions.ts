import type { Database } from '../database/database.ts';
import { ACCESS_TOKEN_SECONDS, type SessionUser } from './access-token.ts';

/**
 * An ended session is remembered for twice as long as a token that names it can last: one may just
 * have been made on a machine whose clock is behind.
 */
export const REMEMBERED_MS = 2 * ACCESS_TOKEN_SECONDS * 1000;

/**
 * A connection can be dead for a long time before either end notices. Even so, no ended session stays
 * unnoticed for longer than this.
 */
export const TRUSTED_MS = 5_000;

/** Longer than any transaction that ends a session takes, from the statement to its commit. */
const UNDER_WAY_MS = 60_000;

export type EndedSessions = ReturnType<typeof followEndedSessions>;

/**
 * Which sessions have ended although a token that names them still counts. Access tokens are not
 * looked up, since a query with each request is too slow: every process caches the few sessions that
 * ended lately in memory and hears of each from the database. While it may have missed one (before
 * the first connection, while the connection is lost, or unchecked for 5 s) the database is queried.
 */
export function followEndedSessions(database: Pick<Database, 'listen' | 'pool'>) {
  /** When each was learned of, the first first. */
  const ended = new Map<string, number>();
  /** The connection that brings the news, and when it was last certain that none was missed. */
  let link: { checkedAt: number } | null = null;
  let checking = false;

  const add = (id: string) => {
    const now = performance.now();
    for (const [known, since] of ended) {
      if (now - since < REMEMBERED_MS) break;
      ended.delete(known);
    }
    if (!ended.has(id)) ended.set(id, now);
  };

  /** Reads what ended since the last check. Everything committed before is known afterwards. */
  const check = async (current: NonNullable<typeof link>): Promise<void> => {
    const startedAt = performance.now();
    const unchecked = startedAt - current.checkedAt + UNDER_WAY_MS;
    const ids = await findEndedWithin(database, Math.min(unchecked, REMEMBERED_MS) / 1000);
    ids.forEach(add);
    current.checkedAt = startedAt;
  };

  /** Makes sure that all sessions that have ended so far are known here. Never fails: see `has`. */
  const catchUp = async (): Promise<void> => {
    const current = link;
    if (!current) return;
    await check(current).catch(() => {
      current.checkedAt = Number.NEGATIVE_INFINITY;
    });
  };

  const checkInBackground = () => {
    if (checking) return;
    checking = true;
    void catchUp().finally(() => {
      checking = false;
    });
  };

  const stop = database.listen(ENDED_CHANNEL, {
    connected: () => {
      link = { checkedAt: Number.NEGATIVE_INFINITY };
      checkInBackground();
    },
    notified: add,
    lost: () => {
      link = null;
    },
  });

  return {
    /** Whether the token's session has ended. Rejects if the database must be queried and is away. */
    has: (user: SessionUser): boolean | Promise<boolean> => {
      if (ended.has(user.sessionId)) return true;
      if (link && performance.now() - link.checkedAt < TRUSTED_MS) return false;
      checkInBackground();
      return isLive(database, user).then((live) => !live);
    },
    catchUp,
    stop,
  };
}

type Pool = Pick<Database, 'pool'>;

/** Heard by every process for each session that ends: see `note_ended_session`. */
export const ENDED_CHANNEL = 'session_ended';

/** Ids of the sessions that ended within these last seconds. */
async function findEndedWithin({ pool }: Pool, seconds: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'ended-sessions',
    text: `select session_id as id from ended_sessions
      where ended_at > clock_timestamp() - make_interval(secs => $1)`,
    values: [seconds],
  });
  return rows.map(({ id }) => id);
}

/** Whether the session goes on. */
async function isLive({ pool }: Pool, { id, sessionId }: SessionUser): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'live-session',
    text: `select from sessions
      where id = $1 and user_id = $2 and revoked_at is null and expires_at > now()`,
    values: [sessionId, id],
  });
  return rowCount === 1;
}
