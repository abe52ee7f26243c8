import type { OwnSession } from '@site/shared/contracts/identity';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/tables.ts';
import type { SessionUser } from './access-token.ts';

/** The person's sessions that go on, the most recently used first. */
export async function findSessionsOf(
  kysely: Kysely<DB>,
  { id: userId, sessionId }: SessionUser,
): Promise<OwnSession[]> {
  const rows = await kysely
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent as userAgent', 'ip'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, last_seen_at, ...session }) => ({
    ...session,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    current: session.id === sessionId,
  }));
}

/** @returns whether the person had this session and it had not ended. */
export async function revokeOwnSession(
  kysely: Kysely<DB>,
  userId: string,
  id: string,
): Promise<boolean> {
  const row = await kysely
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all sessions of the person, or all but one. */
export async function revokeSessionsOf(
  kysely: Kysely<DB>,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (update) => update.where('id', '!=', except ?? ''))
    .execute();
}
