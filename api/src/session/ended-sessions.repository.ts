import type { Database } from '../database/database.ts';
import type { SessionUser } from './access-token.ts';

type Pool = Pick<Database, 'pool'>;

/** Heard by every process for each session that ends: see `note_ended_session`. */
export const ENDED_CHANNEL = 'session_ended';

/** Ids of the sessions that ended within these last seconds. */
export async function findEndedWithin({ pool }: Pool, seconds: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'ended-sessions',
    text: `select session_id as id from ended_sessions
      where ended_at > clock_timestamp() - make_interval(secs => $1)`,
    values: [seconds],
  });
  return rows.map(({ id }) => id);
}

/** Whether the session goes on. */
export async function isLive({ pool }: Pool, { id, sessionId }: SessionUser): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'live-session',
    text: `select from sessions
      where id = $1 and user_id = $2 and revoked_at is null and expires_at > now()`,
    values: [sessionId, id],
  });
  return rowCount === 1;
}
