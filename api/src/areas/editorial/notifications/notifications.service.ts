import type {
  Announcement,
  Notification,
  NotificationList,
  NotificationsRead,
} from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { findSubjects, type Subject } from '../../practice/index.ts';
import {
  findAnnouncements,
  markRead as markAnnouncementsRead,
} from '../announcements/announcements.repository.ts';
import { findRepliesTo, markRepliesRead, type Reply } from './replies.repository.ts';
import { findWarningsOf, markWarningsRead, type Warning } from './warnings.repository.ts';

/** As many as a bell shows. */
const NEWEST = 50;
/** Of a reply, as much as makes a person curious. */
const EXCERPT = 140;

/** Anyone may read what is new; replies, warnings and what is unread are a signed-in person's. */
export async function listNotifications(
  kysely: Kysely<DB>,
  personId: string | null,
): Promise<NotificationList> {
  const announcements = await findAnnouncements(kysely, personId);
  const replies = personId ? await findRepliesTo(kysely, personId) : [];
  const warnings = personId ? await findWarningsOf(kysely, personId) : [];
  const named = new Set([...replies, ...warnings].map(({ subject }) => subject));
  const subjects = await findSubjects(kysely, [...named]);
  const items = [
    ...announcements.map(fromAnnouncement),
    ...replies.map((reply) => fromReply(reply, subjects.get(reply.subject))),
    ...warnings.map((warning) => fromWarning(warning, subjects.get(warning.subject))),
  ]
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, NEWEST);
  return { items, unread: personId ? items.filter(({ read }) => !read).length : 0 };
}

/** @returns how many are still unread */
export async function markNotificationsRead(
  kysely: Kysely<DB>,
  personId: string,
  ids: string[],
): Promise<NotificationsRead> {
  await markAnnouncementsRead(kysely, personId, ids);
  await markRepliesRead(kysely, personId, ids);
  await markWarningsRead(kysely, personId, ids);
  const { unread } = await listNotifications(kysely, personId);
  return { unread };
}

const fromAnnouncement = (announcement: Announcement): Notification => ({
  ...announcement,
  kind: 'announcement',
});

/** A reply on a page that is gone by now can still be read here. */
const fromReply = (reply: Reply, subject: Subject | undefined): Notification => ({
  kind: 'reply',
  id: reply.id,
  title: `${reply.author ?? 'Someone'} replied to you${subject ? ` on ${subject.title}` : ''}`,
  body: excerpt(reply.content),
  link: subject ? `${subject.path}#comment-${reply.commentId}` : null,
  publishedAt: reply.createdAt.toISOString(),
  read: reply.read,
});

/** It leads to the comment while that can be read, and to its page otherwise. */
const fromWarning = (warning: Warning, subject: Subject | undefined): Notification => ({
  kind: 'warning',
  id: warning.id,
  title: `A moderator wrote to you about your comment${subject ? ` on ${subject.title}` : ''}`,
  body: warning.reason,
  link: subject
    ? `${subject.path}${warning.commentId === null ? '' : `#comment-${warning.commentId}`}`
    : null,
  publishedAt: warning.createdAt.toISOString(),
  read: warning.read,
});

function excerpt(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > EXCERPT
    ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…`
    : characters.join('');
}
