import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';

/** What a file says of itself that `GET /v1/users/{userId}/export` has made. */
export const EXPORT_FORMAT = 'learner-data';
export const EXPORT_VERSION = 1;

/** Longest file, in characters. */
export const IMPORT_MAX = 2_000_000;
/** Most problems in a file. */
export const IMPORT_ROWS_MAX = 5_000;
/** How long an import can be taken back. */
export const IMPORT_UNDO_DAYS = 7;
/** How many imports of a person can be taken back: the latest. */
export const IMPORT_UNDO_LATEST = 10;

/**
 * The columns of a CSV file; the first line names them, in any order. `problem` is the id of a learning unit
 * or its name, and `link` the address of the problem elsewhere: one of them is needed. `roadmap` (id or title) distinguishes
 * problems of the same name, `completed` and `bookmarked` are yes or no (true, false, 1, 0; empty means no), `date` is
 * the day on which it was completed and says by itself that it was, `notes` is text.
 */
export const IMPORT_COLUMNS = [
  'problem',
  'link',
  'roadmap',
  'completed',
  'date',
  'bookmarked',
  'notes',
] as const;

/** What becomes of a note if the file has another one for the same problem. */
export const noteChoices = ['keep', 'replace', 'both'] as const;
export type NoteChoice = (typeof noteChoices)[number];

const file = text(
  IMPORT_MAX,
  'The file is too large: it can have at most 2,000,000 characters.',
).check(z.minLength(1, 'Choose a file.'));

const when = z._default(z.nullable(z.iso.datetime()), null);

/** A problem in an export. */
export const importedUnit = z.object({
  unitId: text(limits.slug),
  name: z._default(text(limits.search * 5), ''),
  completed: z._default(z.boolean(), false),
  bookmarked: z._default(z.boolean(), false),
  notes: z._default(text(limits.note), ''),
  /** So that days of learning stay where they were; now if left out. */
  completedChangedAt: when,
  bookmarkedChangedAt: when,
  notesChangedAt: when,
});

/** The part of an export that is imported; the rest of the file is passed over, and so are problems with mistakes. */
export const importedExport = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  progress: z.array(z.unknown()).check(z.maxLength(IMPORT_ROWS_MAX)),
});

/** POST /v1/profile/imports/preview: the text of an export or of a CSV file. Changes nothing. */
export const importPreviewRequest = z.strictObject({ file });

/**
 * POST /v1/profile/imports. Marks are added and never taken away; a note is taken if there is none, and
 * otherwise as `notes` says: 'both' puts the file's below. A note that holds the file's already does not differ.
 */
export const importRequest = z.strictObject({
  file,
  notes: z._default(z.enum(noteChoices, 'must be keep, replace or both'), 'keep'),
});
export type ImportRequest = z.input<typeof importRequest>;

/** A line of the file that names no problem of ours, or several. */
export const unknownRow = z.object({
  row: z.int(),
  problem: z.string(),
  reason: z.enum(['unknown', 'ambiguous']),
});

/** A line of the file with mistakes, each in words, such as 'completed must be yes or no'. */
export const faultyRow = z.object({
  row: z.int(),
  /** '' if it names none. */
  problem: z.string(),
  faults: z.array(z.string()),
});

/** A problem whose note differs from the file's. */
export const noteDifference = z.object({
  unitId: z.string(),
  name: z.string(),
  current: z.string(),
  imported: z.string(),
});

/** Most of a list of the preview; the counts are of all. */
export const IMPORT_LISTED = 50;

export const importPreview = z.object({
  /** Problems in the file. */
  rows: z.int(),
  /** How many would become completed or bookmarked, or get a note where there is none. */
  completed: z.int(),
  bookmarked: z.int(),
  notes: z.int(),
  /** Notes that differ. */
  differing: z.int(),
  differences: z.array(noteDifference),
  unknown: z.int(),
  unknownRows: z.array(unknownRow),
  /** Lines with mistakes, which are left out as well. */
  faulty: z.int(),
  faultyRows: z.array(faultyRow),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const importParams = z.strictObject({ id: z.uuid('must be the id of an import') });

/** The answer of POST /v1/profile/imports, and an entry of GET /v1/profile/imports. */
export const progressImport = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Problems that it changed. */
  units: z.int(),
  /** Until when it can be taken back. */
  undoUntil: z.iso.datetime(),
});
export type ProgressImport = z.infer<typeof progressImport>;

/** GET /v1/profile/imports: those that can still be taken back, the latest first. */
export const progressImports = z.array(progressImport);

/**
 * The answer of DELETE /v1/profile/imports/{id}: how many problems are as they were. What was changed since
 * the import stays as it is and counts as `kept`.
 */
export const importUndone = z.object({ restored: z.int(), kept: z.int() });
export type ImportUndone = z.infer<typeof importUndone>;

export const progressImportRoutes = {
  'POST /v1/profile/imports/preview': {
    access: 'learner',
    limit: 'import',
    body: importPreviewRequest,
    answers: { 200: importPreview },
  },
  'POST /v1/profile/imports': {
    access: 'learner',
    limit: 'import',
    body: importRequest,
    answers: { 201: progressImport },
  },
  'GET /v1/profile/imports': { access: 'learner', answers: { 200: progressImports } },
  'DELETE /v1/profile/imports/{id}': {
    access: 'learner',
    params: importParams,
    answers: { 200: importUndone },
  },
} satisfies RouteDefinitions;
