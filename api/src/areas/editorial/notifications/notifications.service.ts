import { brand } from '@site/shared/brand';
import type {
  Announcement,
  Notification,
  NotificationList,
  NotificationsRead,
} from '@site/shared/contracts/editorial';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { countReplyMail } from '../../../limits/index.ts';
import { composeMail, type Mail, queueMail } from '../../../mail/index.ts';
import { findSubject, findSubjects, type Subject } from '../../practice/index.ts';
import {
  findAnnouncements,
  markRead as markAnnouncementsRead,
} from '../announcements/announcements.repository.ts';
import {
  findRepliesTo,
  findReplyAddress,
  findWarningsOf,
  markRepliesRead,
  markWarningsRead,
  type NewWarning,
  type Replied,
  type Reply,
  saveReply,
  saveWarning,
  type Warning,
} from './notifications.repository.ts';

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

/** Rings the bell of the person who gets the reply, and mails them if they chose so. */
export async function notifyOfReply(
  transaction: Transaction<DB>,
  publicUrl: string,
  replied: Replied,
): Promise<void> {
  const userId = await saveReply(transaction, replied);
  const address = userId && (await findReplyAddress(transaction, userId));
  if (!address) return;
  const { id, subject } = replied.reply;
  const page = await findSubject(transaction, subject);
  if (!page || !(await countReplyMail(transaction, userId))) return;
  const url = `${publicUrl}${page.path}#comment-${id}`;
  await queueMail(transaction, replyMail(address, { title: page.title, url, publicUrl }));
}

const replyMail = (
  to: string,
  { title, url, publicUrl }: { title: string; url: string; publicUrl: string },
): Mail =>
  composeMail({
    to,
    subject: `Someone replied to your comment on ${brand.name}`,
    paragraphs: [
      `Someone replied to your comment on ${title}. We won't email you about more replies until you've read this one or a day has passed; you'll find them under the bell on the site.`,
      `You're getting this email because you asked for it in your settings. To change that: ${publicUrl}/profile/edit?tab=accounts`,
    ],
    link: { label: 'Read the reply', url },
  });

/** Rings the bell of the author of a comment, and mails them the reason. A warning can't be turned off. */
export async function notifyOfWarning(
  transaction: Transaction<DB>,
  warning: NewWarning,
): Promise<void> {
  const address = await saveWarning(transaction, warning);
  if (!address) return;
  const page = await findSubject(transaction, warning.subject);
  await queueMail(transaction, warningMail(address, { title: page?.title, ...warning }));
}

const warningMail = (
  to: string,
  { title, reason }: { title: string | undefined; reason: string },
): Mail =>
  composeMail({
    to,
    subject: `About your comment on ${brand.name}`,
    paragraphs: [
      `A moderator has read your comment${title ? ` on ${title}` : ''} and has a message for you:`,
      reason,
      'Please keep it in mind next time you comment. Your account works as before.',
      `If you think this is a mistake, write to us: ${brand.contact.email}`,
    ],
  });
