import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { problem } from './problem.ts';
import { progress } from './roadmaps.ts';
import { text } from './text.ts';

export const progressParams = z.object({
  userId: z.uuid('must be a user id'),
  unitId: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'must be a learning unit id')),
});

const completed = z.boolean('must be true or false');
const bookmarked = z.boolean('must be true or false');
const notes = text(limits.note, `notes must have at most ${limits.note} characters`);

const exactlyOne =
  'Send exactly one of completed (true or false), bookmarked (true or false) or notes (text).';

/**
 * PATCH of a learning unit: exactly one of the three, so that two devices never overwrite each other's
 * fields. Counted first: the union alone would call the second field unknown.
 */
export const progressPatch = z.pipe(
  z
    .strictObject(
      {
        completed: z.optional(completed),
        bookmarked: z.optional(bookmarked),
        notes: z.optional(notes),
      },
      exactlyOne,
    )
    .check(z.refine((fields) => Object.keys(fields).length === 1, exactlyOne)),
  z.union([
    z.strictObject({ completed }),
    z.strictObject({ bookmarked }),
    z.strictObject({ notes }),
  ]),
);
export type ProgressPatch = z.infer<typeof progressPatch>;

/** Characters of a note's version: the beginning of the SHA-256 of its text (UTF-8), in hexadecimal. */
export const NOTE_VERSION_LENGTH = 16;

/**
 * If-Match of a change of notes: versions of the note it was made from, such as "1f2e3d4c5b6a7988"; ""
 * is the version of no note. There may be several where earlier changes may or may not have arrived.
 * Without the header nothing is compared.
 * X-Age of a change of completed or bookmarked that waited on its device: for how many milliseconds.
 * Where the field was changed since, that stays, and the answer says so. Other headers pass.
 */
export const progressHeaders = z.looseObject({
  'if-match': z.optional(
    z
      .string()
      .check(
        z.regex(
          /^"([0-9a-f]{16})?"(, ?"([0-9a-f]{16})?"){0,15}$/,
          'must list versions of the note in quotes',
        ),
      ),
  ),
  'x-age': z.optional(z.string().check(z.regex(/^\d{1,12}$/, 'must be a number of milliseconds'))),
});

/** 412: the note was changed elsewhere since; `current` is what it says now. */
export const noteConflict = z.extend(problem, { current: progress });
export type NoteConflict = z.infer<typeof noteConflict>;
