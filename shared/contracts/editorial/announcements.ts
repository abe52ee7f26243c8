import * as z from 'zod/mini';
import { conflictWith } from '../composition/conflict.ts';
import { limits } from '../composition/limits.ts';
import { pageAddress } from '../composition/page-address.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { line, lines, slug, text } from '../composition/text.ts';

const announcementId = slug('must be an announcement id');

export const announcementParams = z.strictObject({ id: announcementId });

/** One entry of GET /v1/announcements. */
export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text; blank lines separate paragraphs. */
  body: z.string(),
  /** A page of the site (/roadmaps/sql) or an https address; null if there is nothing more to see. */
  link: z.nullable(z.string()),
  publishedAt: z.iso.datetime(),
  /** Whether the signed-in person has read it; false for a visitor. */
  read: z.boolean(),
});
export type Announcement = z.infer<typeof announcement>;

/**
 * The answer of GET /v1/announcements, newest first. `unread` is the signed-in person's count, and 0 for a
 * visitor.
 */
export const announcementList = z.object({ items: z.array(announcement), unread: z.int() });
export type AnnouncementList = z.infer<typeof announcementList>;

/** POST /v1/announcements/read. Ids that no longer exist are ignored. */
export const announcementsReadRequest = z.strictObject({
  ids: z
    .array(announcementId)
    .check(
      z.minLength(1, 'must list at least one announcement'),
      z.maxLength(100, 'must list at most 100'),
    ),
});

/** How many are still unread. */
export const announcementsRead = z.object({ unread: z.int() });
export type AnnouncementsRead = z.infer<typeof announcementsRead>;

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const NO_MOMENT = 'Choose a date and time.';

/** A moment as JSON has it. */
const moment = text(limits.dateTime).check(
  z.regex(momentPattern, { error: NO_MOMENT, abort: true }),
  z.refine((typed) => !Number.isNaN(Date.parse(typed)), NO_MOMENT),
);

const publishAt = z._default(z.nullable(moment), null);

/** POST /v1/admin/announcements. */
export const newAnnouncement = z.strictObject({
  title: line(limits.announcementTitle, 'Title is required'),
  body: lines(limits.announcementBody, 'Text is required'),
  link: z._default(
    z.nullable(
      text(limits.link).check(
        z.regex(pageAddress, 'Start with / for a page on this site, or with https://'),
      ),
    ),
    null,
  ),
  /** A time to come; null publishes at once. */
  publishAt,
});
export type NewAnnouncement = z.input<typeof newAnnouncement>;

/** An announcement as administrators see it. */
export const managedAnnouncement = z.object({
  ...announcement.shape,
  /** Made from what it says: two administrators don't overwrite each other unseen. */
  version: z.string(),
  /** Its time has not come. */
  scheduled: z.boolean(),
  /** It comes from the content files of the site. */
  fromFile: z.boolean(),
});
export type ManagedAnnouncement = z.infer<typeof managedAnnouncement>;

/** GET /v1/admin/announcements: those that are scheduled too, the newest first. */
export const managedAnnouncementList = z.object({ items: z.array(managedAnnouncement) });

/**
 * PUT /v1/admin/announcements/{id}. What is published stays published: `publishAt` is for those that are
 * scheduled, and null publishes at once. Refused with 409 if the version is not the latest.
 */
export const changeAnnouncementRequest = z.strictObject({
  ...newAnnouncement.shape,
  version: text(limits.version),
});
export type ChangeAnnouncementRequest = z.input<typeof changeAnnouncementRequest>;

/** An announcement as it is typed: the time in the browser's time zone, '' for at once. */
export const announcementForm = z.strictObject({
  ...newAnnouncement.shape,
  publishAt: z.pipe(
    z.string(),
    z.transform((local) => (local === '' ? null : new Date(local).toISOString())),
  ),
});
export type AnnouncementForm = z.input<typeof announcementForm>;
export type CheckedAnnouncement = z.output<typeof announcementForm>;

/** News for learners: everyone reads them, and a signed-in person's reading is remembered. */
export const announcementRoutes = {
  'GET /v1/announcements': { access: 'anyone', answers: { 200: announcementList } },
  'POST /v1/announcements/read': {
    access: 'learner',
    body: announcementsReadRequest,
    answers: { 200: announcementsRead },
  },
} satisfies RouteDefinitions;

/** The same as administrators write them. */
export const adminAnnouncementRoutes = {
  'GET /v1/admin/announcements': {
    access: 'admin:content',
    answers: { 200: managedAnnouncementList },
  },
  'POST /v1/admin/announcements': {
    access: 'admin:content',
    body: newAnnouncement,
    answers: { 201: announcement },
  },
  'PUT /v1/admin/announcements/{id}': {
    access: 'admin:content',
    params: announcementParams,
    body: changeAnnouncementRequest,
    answers: { 200: managedAnnouncement, 409: conflictWith(managedAnnouncement) },
  },
  'DELETE /v1/admin/announcements/{id}': {
    access: 'admin:content',
    params: announcementParams,
    answers: { 200: z.object({}) },
  },
} satisfies RouteDefinitions;
