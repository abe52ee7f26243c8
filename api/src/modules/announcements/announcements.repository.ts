import type { Announcement } from '@site/shared/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** As many as anybody looks through; older ones have had their time. */
const NEWEST = 50;

type Facts = Omit<Announcement, 'read'>;

/** What is to be seen: neither deleted by an administrator nor gone from the content files. */
const visible = (kysely: Kysely<Tables>) =>
  kysely
    .selectFrom('announcements')
    .where('deleted_at', 'is', null)
    .where('retired_at', 'is', null);

/** The newest announcements, newest first, each with whether the person has read it. */
export async function findAnnouncements(
  kysely: Kysely<Tables>,
  userId: string | null,
): Promise<Announcement[]> {
  const rows = await visible(kysely)
    .leftJoin('announcement_reads as reads', (join) =>
      join.onRef('reads.announcement_id', '=', 'id').on('reads.user_id', '=', userId),
    )
    .select(['id', 'title', 'body', 'link', 'published_at'])
    .select(sql<boolean>`reads.user_id is not null`.as('read'))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute();
  return rows.map(({ published_at, ...facts }) => ({
    ...facts,
    publishedAt: published_at.toISOString(),
  }));
}

/** Ids that name nothing are passed over; what was read before stays as it is. */
export async function markRead(
  kysely: Kysely<Tables>,
  userId: string,
  ids: string[],
): Promise<void> {
  await sql`
    insert into announcement_reads (user_id, announcement_id)
    select users.id, announcements.id from users, announcements
    where users.id = ${userId} and announcements.id = any(${ids})
    on conflict do nothing
  `.execute(kysely);
}

export async function insertAnnouncement(
  transaction: Transaction<Tables>,
  announcement: { title: string; body: string; link: string | null },
): Promise<Facts> {
  const { published_at, ...facts } = await transaction
    .insertInto('announcements')
    .values(announcement)
    .returning(['id', 'title', 'body', 'link', 'published_at'])
    .executeTakeFirstOrThrow();
  return { ...facts, publishedAt: published_at.toISOString() };
}

/** What was deleted, or undefined where there is no such announcement (any more). */
export async function deleteAnnouncement(
  transaction: Transaction<Tables>,
  id: string,
): Promise<Facts | undefined> {
  const row = await transaction
    .updateTable('announcements')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('retired_at', 'is', null)
    .returning(['id', 'title', 'body', 'link', 'published_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { published_at, ...facts } = row;
  return { ...facts, publishedAt: published_at.toISOString() };
}
