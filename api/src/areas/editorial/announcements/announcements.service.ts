import { brand } from '@site/shared/brand';
import type {
  Announcement,
  AnnouncementList,
  AnnouncementsRead,
  changeAnnouncementRequest,
  ManagedAnnouncement,
  newAnnouncement,
} from '@site/shared/contracts/editorial';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { recordChange } from '../../../audit/index.ts';
import type { Database } from '../../../database/database.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { composeMail, type Mail, queueMailToEach } from '../../../mail/index.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { requireRecent } from '../../identity/index.ts';
import {
  deleteAnnouncement,
  findAnnouncements,
  findManaged,
  findNewsAddresses,
  insertAnnouncement,
  lockAnnouncement,
  markRead,
  takeDueAnnouncements,
  updateAnnouncement,
} from './announcements.repository.ts';

const notThere = () => notFound('This announcement no longer exists.');

const badTime = (message: string) =>
  new DomainError(400, 'invalid', message, { publishAt: message });

const changedElsewhere = (current: ManagedAnnouncement) => {
  const message = 'Someone else has changed this announcement. Nothing was overwritten.';
  return new DomainError(409, 'changed-elsewhere', message, undefined, { current });
};

/** null: now. @throws DomainError 400 for a time that has passed. */
function timeToCome(publishAt: string | null): Date | null {
  const at = publishAt === null ? null : new Date(publishAt);
  if (at && at.getTime() <= Date.now()) throw badTime('Choose a time in the future.');
  return at;
}

/**
 * When an announcement is to be published that is being changed; undefined leaves it as it is.
 * @throws DomainError 400 for a time that has passed, or if it is published already.
 */
function newTime(
  { publishedAt, scheduled }: { publishedAt: string; scheduled: boolean },
  publishAt: string | null,
): Date | null | undefined {
  if (publishAt === publishedAt || (publishAt === null && !scheduled)) return undefined;
  if (!scheduled) throw badTime("It's already published.");
  return timeToCome(publishAt);
}

/** What the audit log records. */
const factsOf = ({ id, title, body, link, publishedAt }: ManagedAnnouncement) => ({
  id,
  title,
  body,
  link,
  publishedAt,
});

const unreadAmong = (items: Announcement[]) => items.filter(({ read }) => !read).length;

export function createAnnouncementsService(
  { kysely, read }: Pick<Database, 'kysely' | 'read'>,
  publicUrl: string,
) {
  return {
    /** Anyone may read announcements; what is unread is counted for a signed-in person. */
    async list(personId: string | null): Promise<AnnouncementList> {
      if (personId === null) {
        const items = await read((reading) => findAnnouncements(reading, null));
        return { items, unread: 0 };
      }
      const items = await findAnnouncements(kysely, personId);
      return { items, unread: unreadAmong(items) };
    },

    /** @returns how many are still unread */
    async markRead(personId: string, ids: string[]): Promise<AnnouncementsRead> {
      await markRead(kysely, personId, ids);
      return { unread: unreadAmong(await findAnnouncements(kysely, personId)) };
    },

    /** Those that are scheduled too. */
    async listManaged(): Promise<{ items: ManagedAnnouncement[] }> {
      return { items: await findManaged(kysely) };
    },

    /**
     * Mails it to everyone who chose to get news, once its time comes.
     * @throws DomainError 400 for a time that has passed.
     */
    async create(
      admin: SignedInAdmin,
      { publishAt, ...written }: z.output<typeof newAnnouncement>,
    ): Promise<Announcement> {
      const at = timeToCome(publishAt);
      return kysely.transaction().execute(async (transaction) => {
        const after = await insertAnnouncement(transaction, written, at);
        const change = { action: 'announcement.create', subject: after.id, before: null, after };
        await recordChange(transaction, admin, change);
        await mailDueNews(transaction, publicUrl);
        return { ...after, read: false };
      });
    },

    /**
     * Changes an announcement; see `changeAnnouncementRequest`. Nothing is mailed a second time.
     * @throws DomainError 400 for a time that has passed or if it is published already, 404, 409 if
     * another administrator has changed it.
     */
    async change(
      admin: SignedInAdmin,
      id: string,
      { version, publishAt, ...written }: z.output<typeof changeAnnouncementRequest>,
    ): Promise<ManagedAnnouncement> {
      return kysely.transaction().execute(async (transaction) => {
        const [before] = await lockAnnouncement(transaction, id);
        if (!before) throw notThere();
        if (version !== before.version) throw changedElsewhere(before);
        const at = newTime(before, publishAt);
        const after = await updateAnnouncement(transaction, id, { written, at });
        const change = {
          action: 'announcement.update',
          subject: id,
          before: factsOf(before),
          after,
        };
        await recordChange(transaction, admin, change);
        await mailDueNews(transaction, publicUrl);
        const [changed] = await findManaged(transaction, id);
        if (!changed) throw notThere();
        return changed;
      });
    },

    /** @throws DomainError 403 (see requireRecent), 404 if there is none with this id. */
    async remove(admin: SignedInAdmin, id: string): Promise<void> {
      requireRecent(admin);
      await kysely.transaction().execute(async (transaction) => {
        const before = await deleteAnnouncement(transaction, id);
        if (!before) throw notThere();
        const change = { action: 'announcement.delete', subject: id, before, after: null };
        await recordChange(transaction, admin, change);
      });
    },
  };
}

/** Mails those whose time has come to everyone who gets news by mail then. */
export async function mailDueNews(transaction: Transaction<DB>, publicUrl: string): Promise<void> {
  const due = await takeDueAnnouncements(transaction);
  if (due.length === 0) return;
  const readers = await findNewsAddresses(transaction);
  for (const announcement of due) {
    await queueMailToEach(transaction, newsMail(publicUrl, announcement), readers);
  }
}

/** An announcement for those who chose to get news by mail. */
const newsMail = (
  publicUrl: string,
  { title, body, link }: Pick<Announcement, 'title' | 'body' | 'link'>,
): Mail =>
  composeMail({
    to: null,
    subject: `News from ${brand.name}`,
    paragraphs: [
      `${title}\n\n${body}`,
      `You're getting this email because you asked for it in your settings. To change that: ${publicUrl}/profile/edit?tab=accounts`,
    ],
    ...(link && { link: { label: 'Read more', url: new URL(link, publicUrl).href } }),
  });
