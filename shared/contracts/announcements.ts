import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

const announcementId = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'must be an announcement id'));

export const announcementParams = z.object({ id: announcementId });

/** One entry of GET /v1/announcements. */
export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text; blank lines part paragraphs. */
  body: z.string(),
  /** A page of the site (/roadmaps/sql) or an https address; null where there is nothing more to see. */
  link: z.nullable(z.string()),
  publishedAt: z.iso.datetime(),
  /** Whether the signed-in person has read it; false for a visitor. */
  read: z.boolean(),
});
export type Announcement = z.infer<typeof announcement>;

/** The answer of GET /v1/announcements, newest first. `unread` counts for a signed-in person, and is 0 for a visitor. */
export const announcementList = z.object({ items: z.array(announcement), unread: z.int() });
export type AnnouncementList = z.infer<typeof announcementList>;

/** POST /v1/announcements/read. Ids that are gone by now are passed over. */
export const announcementsReadRequest = z.strictObject({
  ids: z
    .array(announcementId)
    .check(z.minLength(1, 'must name an announcement'), z.maxLength(100, 'must name at most 100')),
});

/** What is left to read. */
export const announcementsRead = z.object({ unread: z.int() });
export type AnnouncementsRead = z.infer<typeof announcementsRead>;

/** A page of this site, or an address that is encrypted; nothing that a browser could take for another host. */
const linkPattern = /^(https:\/\/[^\s\\/]|\/(?![/\\]))[^\s\\]*$/;

/** POST /v1/admin/announcements. */
export const newAnnouncement = z.strictObject({
  title: text(limits.announcementTitle).check(z.trim(), z.minLength(1, 'Title is required')),
  body: text(limits.announcementBody).check(z.trim(), z.minLength(1, 'Text is required')),
  link: z._default(
    z.nullable(
      text(limits.link).check(
        z.regex(linkPattern, 'Start with / for a page of this site, or with https://'),
      ),
    ),
    null,
  ),
});
export type NewAnnouncement = z.input<typeof newAnnouncement>;
