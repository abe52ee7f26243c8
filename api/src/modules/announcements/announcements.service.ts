import type {
  Announcement,
  AnnouncementList,
  AnnouncementsRead,
  newAnnouncement,
} from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../../database/tables.ts';
import { notFound } from '../../errors/domain-error.ts';
import type { SessionUser } from '../../session/access-token.ts';
import { requireUser } from '../../session/session.plugin.ts';
import type { Admins } from '../admins/index.ts';
import { recordChange } from '../audit/index.ts';
import {
  deleteAnnouncement,
  findAnnouncements,
  insertAnnouncement,
  markRead,
} from './announcements.repository.ts';

const unreadAmong = (items: Announcement[]) => items.filter(({ read }) => !read).length;

export function createAnnouncementsService(kysely: Kysely<Tables>, admins: Admins) {
  return {
    /** Anybody may read announcements; what is unread is counted for a signed-in person. */
    async list(user: SessionUser | null): Promise<AnnouncementList> {
      const items = await findAnnouncements(kysely, user?.id ?? null);
      return { items, unread: user ? unreadAmong(items) : 0 };
    },

    /** @throws DomainError 401 for a visitor. */
    async markRead(user: SessionUser | null, ids: string[]): Promise<AnnouncementsRead> {
      const { id } = requireUser({ user });
      await markRead(kysely, id, ids);
      return { unread: unreadAmong(await findAnnouncements(kysely, id)) };
    },

    /** @throws DomainError 401 for anybody but an administrator. */
    async create(
      token: string | null,
      announcement: z.output<typeof newAnnouncement>,
    ): Promise<Announcement> {
      const admin = await admins.requireAdmin(token);
      return kysely.transaction().execute(async (transaction) => {
        const after = await insertAnnouncement(transaction, announcement);
        const change = { action: 'announcement.create', subject: after.id, before: null, after };
        await recordChange(transaction, admin, change);
        return { ...after, read: false };
      });
    },

    /** @throws DomainError 401, 403 (see requireRecentAdmin), 404 where there is none with this id. */
    async remove(token: string | null, id: string): Promise<void> {
      const admin = await admins.requireRecentAdmin(token);
      await kysely.transaction().execute(async (transaction) => {
        const before = await deleteAnnouncement(transaction, id);
        if (!before) throw notFound('This announcement is not there any more.');
        const change = { action: 'announcement.delete', subject: id, before, after: null };
        await recordChange(transaction, admin, change);
      });
    },
  };
}
