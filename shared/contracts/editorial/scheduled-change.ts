import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import { text } from '../composition/text.ts';
import { isTimeZone } from '../composition/time-zone.ts';
import { changeArticleRequest, publicationTime } from './article-body.ts';

/**
 * A change of a published article that goes live by itself, within a minute of its time. Its text is the one that was
 * scheduled, whatever is typed afterwards. If someone saves the article before, nothing is overwritten: the change
 * doesn't go live until it's scheduled again.
 */
export const scheduledChange = z.object({
  /** A moment, so no change of clocks moves it. */
  publish_at: z.iso.datetime(),
  /** The time zone in which it was chosen, such as Europe/Berlin. */
  time_zone: z.string(),
  scheduled_at: z.iso.datetime(),
  scheduled_by: z.object({ id: z.uuid(), name: z.string() }),
  /** The revision that it was made from: with a later one, the draft may say more. */
  revision: z.int(),
  /** Why it doesn't go live; null if it does. */
  problem: z.nullable(z.string()),
});
export type ScheduledChange = z.infer<typeof scheduledChange>;

const ZONE = 'must be a time zone such as Asia/Kolkata';

const timeFields = {
  publish_at: publicationTime,
  time_zone: text(limits.timeZone, ZONE).check(z.refine(isTimeZone, ZONE)),
};

/** PATCH: the same change at another time. */
export const moveChangeRequest = z.strictObject(timeFields);
export type ChangeTime = z.input<typeof moveChangeRequest>;

/** PUT: the text to go live, in place of the one that may be scheduled already. */
export const scheduleChangeRequest = z
  .strictObject({ ...timeFields, change: changeArticleRequest })
  .check(
    z.refine(({ change }) => change.is_published, {
      path: ['change', 'is_published'],
      error: 'must be true',
    }),
  );
