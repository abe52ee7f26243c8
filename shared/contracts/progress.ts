import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

export const progressParams = z.object({
  userId: z.uuid('must be a user id'),
  unitId: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'must be a learning unit id')),
});

/** PATCH of a learning unit: exactly one of the three, so that two devices never overwrite each other's fields. */
export const progressPatch = z.union(
  [
    z.strictObject({ completed: z.boolean() }),
    z.strictObject({ bookmarked: z.boolean() }),
    z.strictObject({
      notes: text(limits.note, `notes must have at most ${limits.note} characters`),
    }),
  ],
  'Send exactly one of completed (true or false), bookmarked (true or false) or notes (text).',
);
export type ProgressPatch = z.infer<typeof progressPatch>;
