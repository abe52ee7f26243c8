import { createHash } from 'node:crypto';
import type { Announcement, ManagedAnnouncement } from '@site/shared/contracts/editorial';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** More than anyone looks through. */
const NEWEST = 50;
/** More than anyone edits. */
const MANAGED = 200;

type Facts = Omit<Announcement, 'read'>;

/** What an administrator writes. */
interface Written {
  title: string;
  body: string;
  link: string | null;
}

/** Neither deleted by an administrator nor gone from the content files. */
const existing = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('announcements')
    .where('deleted_at', 'is', null)
    .where('retired_at', 'is', null);

/** What is to be seen: its time has come. */
const visible = (kysely: Kysely<DB>) =>
  existing(kysely).where('published_at', '<=', sql<Date>`now()`);

/** The newest announcements, newest first, each with whether the person has read it. */
export async function findAnnouncements(
  kysely: Kysely<DB>,
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
export async function markRead(kysely: Kysely<DB>, userId: string, ids: string[]): Promise<void> {
  await sql`
    insert into announcement_reads (user_id, announcement_id)
    select users.id, announcements.id from users, announcements
    where users.id = ${userId} and announcements.id = any(${ids}) and published_at <= now()
    on conflict do nothing
  `.execute(kysely);
}

const facts = ['id', 'title', 'body', 'link', 'published_at'] as const;

const factsOf = ({
  published_at,
  ...rest
}: Omit<Facts, 'publishedAt'> & { published_at: Date }) => ({
  ...rest,
  publishedAt: published_at.toISOString(),
});

/** All there are, those to come too, the newest first; or only the one with this id. */
export async function findManaged(kysely: Kysely<DB>, id?: string): Promise<ManagedAnnouncement[]> {
  const rows = await existing(kysely)
    .select(facts)
    .select([
      sql<boolean>`published_at > now()`.as('scheduled'),
      sql<boolean>`loaded is not null`.as('fromFile'),
    ])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(MANAGED)
    .execute();
  return rows.map(({ scheduled, fromFile, ...row }) => {
    const announcement = factsOf(row);
    return {
      ...announcement,
      read: false,
      scheduled,
      fromFile,
      version: versionOf(announcement),
    };
  });
}

/** The announcement, which nobody else changes until the transaction ends. Empty if it is not there. */
export async function lockAnnouncement(
  transaction: Transaction<DB>,
  id: string,
): Promise<ManagedAnnouncement[]> {
  await transaction
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return findManaged(transaction, id);
}

/** It is to be mailed once its time comes. @param at null: now. */
export async function insertAnnouncement(
  transaction: Transaction<DB>,
  written: Written,
  at: Date | null,
): Promise<Facts> {
  const row = await transaction
    .insertInto('announcements')
    .values({ ...written, published_at: at ?? sql<Date>`now()`, mail_due: true })
    .returning(facts)
    .executeTakeFirstOrThrow();
  return factsOf(row);
}

/** @param at null: now. undefined leaves the time as it is. */
export async function updateAnnouncement(
  transaction: Transaction<DB>,
  id: string,
  { written, at }: { written: Written; at: Date | null | undefined },
): Promise<Facts> {
  const row = await transaction
    .updateTable('announcements')
    .set({ ...written, ...(at !== undefined && { published_at: at ?? sql<Date>`now()` }) })
    .where('id', '=', id)
    .returning(facts)
    .executeTakeFirstOrThrow();
  return factsOf(row);
}

/** Takes those that are to be mailed and whose time has come. Of several processes each gets others. */
export async function takeDueAnnouncements(transaction: Transaction<DB>): Promise<Facts[]> {
  const due = await existing(transaction)
    .select(facts)
    .where('mail_due', '=', true)
    .where('published_at', '<=', sql<Date>`now()`)
    .orderBy('published_at')
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length > 0) {
    await transaction
      .updateTable('announcements')
      .set({ mail_due: false })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  }
  return due.map(factsOf);
}

/** What was deleted, or undefined if there is no such announcement (any more). */
export async function deleteAnnouncement(
  transaction: Transaction<DB>,
  id: string,
): Promise<Facts | undefined> {
  const row = await transaction
    .updateTable('announcements')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('retired_at', 'is', null)
    .returning(facts)
    .executeTakeFirst();
  return row && factsOf(row);
}

/** Of everyone who chose to get news by mail, has shown that the address is theirs, and isn't shut out. */
export async function findNewsAddresses(kysely: Kysely<DB>): Promise<string[]> {
  const rows = await kysely
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('email')
    .where('mail_news', '=', true)
    .where('email_verified_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ email }) => email);
}

/**
 * Made from what an announcement says, so that it also changes when a content file does, and what is sent
 * twice, since its first response got lost, is no conflict.
 */
function versionOf({
  title,
  body,
  link,
  publishedAt,
}: Pick<Announcement, 'title' | 'body' | 'link' | 'publishedAt'>): string {
  const said = JSON.stringify([title, body, link, publishedAt]);
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}
