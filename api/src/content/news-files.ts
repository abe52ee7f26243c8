import { pageAddress } from '@site/shared/contracts/composition';
import * as z from 'zod';
import { exactly, id, line } from './file-schemas.ts';

/** Text as a list, so that a change of one paragraph is one changed line. */
const paragraphs = (max: number) =>
  z
    .array(line(max), 'must be a list of paragraphs')
    .min(1, 'must have at least one paragraph')
    .transform((list) => list.join('\n\n'));

/** `announcements/<id>.json` */
const announcementFile = exactly({
  id,
  title: line(120),
  paragraphs: paragraphs(1_000),
  link: z
    .string('must be text or null')
    .regex(pageAddress, 'must start with / or https://, or be null')
    .nullable(),
  published_at: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-11-20T09:00:00Z' })
    .transform((time) => new Date(time).toISOString()),
});
export type AnnouncementFile = z.infer<typeof announcementFile>;

/** `posts/NN-<slug>.json`, where NN is the post's id. */
const postFile = exactly({
  id: z.int('must be a whole number').min(1, 'must be 1 or more').max(99, 'must be 99 or less'),
  title: line(120),
  paragraphs: paragraphs(2_000),
});
export type PostFile = z.infer<typeof postFile>;

export const announcementFiles = {
  named: /^[a-z0-9]+(-[a-z0-9]+)*\.json$/,
  example: 'sql-roadmap.json',
  schema: announcementFile,
};

export const postFiles = {
  named: /^\d{2}-[a-z0-9]+(-[a-z0-9]+)*\.json$/,
  example: '01-read-the-statement.json',
  schema: postFile,
};
