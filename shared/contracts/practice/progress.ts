import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import { problem } from '../composition/problem.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug, text } from '../composition/text.ts';
import { progress } from './roadmaps.ts';

export const progressParams = z.strictObject({
  userId: z.uuid('must be a user id'),
  unitId: slug('must be a learning unit id'),
});

const completed = z.boolean('must be true or false');
const bookmarked = z.boolean('must be true or false');
const notes = text(limits.note, `notes must have at most ${limits.note} characters`);

const exactlyOne =
  'Send exactly one of completed (true or false), bookmarked (true or false) or notes (text).';

/**
 * PATCH of a learning unit: exactly one of the three, so that two devices never overwrite each other's
 * fields. Counted, not a union: that would call the second field unknown.
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
  // Only a type: a schema here wouldn't see the keys that were refused, and would let them pass.
  z.transform((fields) => fields as ProgressPatch),
);
export type ProgressPatch = { completed: boolean } | { bookmarked: boolean } | { notes: string };

/** The answer: the unit's whole progress, and after a completion the day on which it comes back. */
export const savedProgress = z.extend(progress, {
  /** Left out if it isn't on the revision schedule. */
  dueOn: z.optional(z.iso.date()),
});
export type SavedProgress = z.infer<typeof savedProgress>;

/** Characters of a note's version: the beginning of the SHA-256 of its text (UTF-8), in hexadecimal. */
export const NOTE_VERSION_LENGTH = 16;

const versionsExpected = 'must list versions of the note in quotes';
const ageExpected = 'must be a number of milliseconds';

/**
 * If-Match of a change of notes: versions of the note it was made from, such as "1f2e3d4c5b6a7988"; "" is
 * the version of no note. There can be several if earlier changes may or may not have arrived. Without the
 * header nothing is compared. X-Mutation-Age of a change of completed or bookmarked that waited on its
 * device: for how many milliseconds. If the field has been changed since, that change stays, and the
 * response says so. X-Time-Zone of a completion: in which days the learner counts, since it puts the problem on
 * the revision schedule. One that the server doesn't know counts as UTC: a click must not be lost for it. Other
 * headers are allowed.
 */
export const progressHeaders = z.looseObject({
  'if-match': z.optional(
    text(limits.noteVersions, versionsExpected).check(
      z.regex(/^"([0-9a-f]{16})?"(, ?"([0-9a-f]{16})?"){0,15}$/, versionsExpected),
    ),
  ),
  'x-mutation-age': z.optional(text(12, ageExpected).check(z.regex(/^\d+$/, ageExpected))),
  'x-time-zone': z.optional(text(limits.timeZone, 'must be a time zone such as Asia/Kolkata')),
});

/** 412: the note was changed elsewhere since; `current` is its current text. */
export const noteConflict = z.extend(problem, { current: progress });
export type NoteConflict = z.infer<typeof noteConflict>;

/** A learner's own progress; it's read with the roadmaps. */
export const progressRoutes = {
  'PATCH /v1/users/{userId}/learning-units/{unitId}': {
    access: 'owner',
    params: progressParams,
    headers: progressHeaders,
    body: progressPatch,
    answers: { 200: savedProgress, 412: noteConflict },
  },
} satisfies RouteDefinitions;
