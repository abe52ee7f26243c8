import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug } from '../composition/text.ts';

const facts = {
  id: z.string(),
  title: z.string(),
  /** Plain text; blank lines separate paragraphs. */
  body: z.string(),
  /** A page of the site or an https address; null if there is nothing more to see. */
  link: z.nullable(z.string()),
  publishedAt: z.iso.datetime(),
  /** Whether the signed-in person has read it; false for a visitor. */
  read: z.boolean(),
};

/** What the bell shows: an announcement, a reply to the person's comment, or a moderator's warning about one. */
export const notification = z.object({
  ...facts,
  kind: z.enum(['announcement', 'reply', 'warning']),
});
export type Notification = z.infer<typeof notification>;

/** The answer of GET /v1/notifications, newest first. `unread` is 0 for a visitor. */
export const notificationList = z.object({ items: z.array(notification), unread: z.int() });
export type NotificationList = z.infer<typeof notificationList>;

const notificationId = slug('must be a notification id');

/** POST /v1/notifications/read, for every kind. Ids that no longer exist are ignored. */
export const notificationsReadRequest = z.strictObject({
  ids: z
    .array(notificationId)
    .check(
      z.minLength(1, 'must list at least one notification'),
      z.maxLength(100, 'must list at most 100'),
    ),
});
export type NotificationsReadRequest = z.infer<typeof notificationsReadRequest>;

/** How many are still unread. */
export const notificationsRead = z.object({ unread: z.int() });
export type NotificationsRead = z.infer<typeof notificationsRead>;

/** What rings the bell. */
export const notificationRoutes = {
  'GET /v1/notifications': { access: 'anyone', answers: { 200: notificationList } },
  'POST /v1/notifications/read': {
    access: 'learner',
    body: notificationsReadRequest,
    answers: { 200: notificationsRead },
  },
} satisfies RouteDefinitions;
