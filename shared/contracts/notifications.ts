import * as z from 'zod/mini';

const facts = {
  id: z.string(),
  title: z.string(),
  /** Plain text; blank lines part paragraphs. */
  body: z.string(),
  /** A page of the site or an https address; null where there is nothing more to see. */
  link: z.nullable(z.string()),
  publishedAt: z.iso.datetime(),
  /** Whether the signed-in person has read it; false for a visitor. */
  read: z.boolean(),
};

/** What the bell shows: news of the site, or a reply to a comment of the person. */
export const notification = z.object({ ...facts, kind: z.enum(['announcement', 'reply']) });
export type Notification = z.infer<typeof notification>;

/** The answer of GET /v1/notifications, newest first. `unread` is 0 for a visitor. */
export const notificationList = z.object({ items: z.array(notification), unread: z.int() });
export type NotificationList = z.infer<typeof notificationList>;

const notificationId = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'must be a notification id'));

/** POST /v1/notifications/read, for both kinds. Ids that are gone by now are passed over. */
export const notificationsReadRequest = z.strictObject({
  ids: z
    .array(notificationId)
    .check(z.minLength(1, 'must name a notification'), z.maxLength(100, 'must name at most 100')),
});
export type NotificationsReadRequest = z.infer<typeof notificationsReadRequest>;

/** What is left to read. */
export const notificationsRead = z.object({ unread: z.int() });
export type NotificationsRead = z.infer<typeof notificationsRead>;
