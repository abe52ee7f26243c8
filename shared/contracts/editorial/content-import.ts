import * as z from 'zod/mini';
import { contentId, contentLine } from '../composition/content-fields.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';

/** Export and import of roadmaps and DSA problems, as the content files or from a CSV file. */

/** Longest file, in characters: an export of all problems has more than two million. */
export const CONTENT_IMPORT_MAX = 5_000_000;
/** Most problems in a CSV file. */
export const CSV_ROWS_MAX = 2_000;

/** GET /v1/admin/content/export: one roadmap or DSA problem, or without id all of the kind that aren't retired. */
export const contentExportQuery = z.strictObject({
  kind: z.enum(['roadmap', 'dsa-problem']),
  id: z.optional(contentId),
});

/** The answer: content files by their path below api/content, such as roadmaps/sql/roadmap.json. Importable as it is. */
export const contentBundle = z.object({
  format: z.literal('content-files'),
  version: z.literal(1),
  files: z.record(z.string(), z.string()),
});
export type ContentBundle = z.infer<typeof contentBundle>;

/**
 * The columns of a CSV file; the first line names them, in any order and case. `name`, `topic` and
 * `difficulty` are needed; `link` starts with https://; `companies` are separated by | or commas, and `companies_source`
 * is the address of what says so. Other columns are passed over, and the preview names them.
 */
export const CSV_COLUMNS = [
  'name',
  'topic',
  'difficulty',
  'link',
  'companies',
  'companies_source',
] as const;

/** Where the problems of a CSV file go: into a roadmap that exists, or into a new one of this title. */
const csvTarget = z.union([
  z.strictObject({ id: contentId }),
  z.strictObject({ title: contentLine(100) }),
]);
export type CsvTarget = z.infer<typeof csvTarget>;

const file = text(
  CONTENT_IMPORT_MAX,
  'The file is too large: it can have at most 5,000,000 characters.',
).check(z.minLength(1, 'Choose a file.'));

/** POST /v1/admin/content/import/preview: the text of an export or of a CSV file. Changes nothing. */
export const contentPreviewRequest = z.strictObject({
  file,
  /** For a CSV file. */
  roadmap: z._default(z.nullable(csvTarget), null),
});
export type ContentPreviewRequest = z.input<typeof contentPreviewRequest>;

const DIGEST = 'must be the digest of the preview';

/**
 * POST /v1/admin/content/import: the same file, and the digest of the preview that was looked at. Does what the
 * preview says, all or nothing; 409 'changed-elsewhere' if it would do anything else by now.
 */
export const contentImportRequest = z.extend(contentPreviewRequest, {
  digest: text(64, DIGEST).check(z.regex(/^[0-9a-f]{64}$/, DIGEST)),
});
export type ContentImportRequest = z.input<typeof contentImportRequest>;

/** Something wrong at one place of a file. */
export const contentMistake = z.object({
  /** A path below api/content; '' for a CSV file. */
  file: z.string(),
  /** From 1. */
  line: z.int(),
  /** Such as units[3].companies[0].name, or the column; '' if the whole file or line is meant. */
  field: z.string(),
  /** Such as 'must be easy, medium or hard'. */
  message: z.string(),
});
export type ContentMistake = z.infer<typeof contentMistake>;

export const contentChange = z.object({
  kind: z.enum(['roadmap', 'topic', 'unit', 'dsa-problem']),
  id: z.string(),
  /** Its title or name. */
  name: z.string(),
  /** `retired`: missing in the file; `returned`: in the file after it was retired, perhaps changed. */
  change: z.enum(['added', 'changed', 'retired', 'returned']),
  /** A DSA problem whose listing has yet to pass its cases: it is saved as a draft, and readers see no change. */
  draft: z.boolean(),
  /** Empty for what is added. Values that aren't text are JSON. */
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ContentChange = z.infer<typeof contentChange>;

const counts = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  retired: z.int(),
  returned: z.int(),
});
export type ImportCounts = z.infer<typeof counts>;

/** Most mistakes that are listed; `mistakeCount` is of all. */
export const MISTAKES_LISTED = 200;

export const contentPreview = z.object({
  /** null if there are mistakes or nothing would change: there is nothing to import then. */
  digest: z.nullable(z.string()),
  mistakeCount: z.int(),
  mistakes: z.array(contentMistake),
  /** Columns of a CSV file that are passed over. */
  ignoredColumns: z.array(z.string()),
  counts,
  /** Everything that would change. */
  changes: z.array(contentChange),
});
export type ContentPreview = z.infer<typeof contentPreview>;

/** The answer of POST /v1/admin/content/import. */
export const contentImported = z.object({ counts });
export type ContentImported = z.infer<typeof contentImported>;

/** Export and import of roadmaps and DSA problems, for administrators. */
export const contentImportRoutes = {
  'GET /v1/admin/content/export': {
    access: 'admin:content',
    query: contentExportQuery,
    answers: { 200: contentBundle },
  },
  'POST /v1/admin/content/import/preview': {
    access: 'admin:content',
    body: contentPreviewRequest,
    answers: { 200: contentPreview },
  },
  'POST /v1/admin/content/import': {
    access: 'admin:content',
    body: contentImportRequest,
    answers: { 200: contentImported },
  },
} satisfies RouteDefinitions;
