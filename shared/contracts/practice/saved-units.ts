import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug, text } from '../composition/text.ts';
import { difficulty } from './roadmaps.ts';

export const SAVED_PER_PAGE = 20;

export const savedKinds = ['all', 'bookmarks', 'notes'] as const;

const chosen = (requirement: string) => z.optional(z.enum(['true', 'false'], requirement));

/**
 * GET /v1/profile/saved: problems with a bookmark or a note, over all roadmaps, the latest change first.
 * `q` is looked for in names and notes. `after` is `next` of the page before.
 */
export const savedUnitsQuery = z.strictObject({
  kind: z._default(z.enum(savedKinds, 'must be all, bookmarks or notes'), 'all'),
  q: z._default(text(limits.search), ''),
  roadmap: z.optional(slug('must be a roadmap id')),
  difficulty: z.optional(difficulty),
  completed: chosen('must be true or false'),
  after: z.optional(text(limits.pageCursor, 'must be the next value of the previous page')),
});
export type SavedUnitsQuery = z.input<typeof savedUnitsQuery>;

export const savedUnit = z.object({
  unitId: z.string(),
  name: z.string(),
  difficulty,
  topic: z.string(),
  roadmap: z.object({ id: z.string(), title: z.string() }),
  completed: z.boolean(),
  bookmarked: z.boolean(),
  notes: z.string(),
  changedAt: z.iso.datetime(),
  /** Its place, such as /roadmaps/dsa?problem=dsa-two-sum; null if it is no longer part of a roadmap. */
  path: z.nullable(z.string()),
});
export type SavedUnit = z.infer<typeof savedUnit>;

/** `total` is of all that fit; `next` is null on the last page. */
export const savedUnitPage = z.object({
  items: z.array(savedUnit),
  total: z.int(),
  next: z.nullable(z.string()),
});
export type SavedUnitPage = z.infer<typeof savedUnitPage>;

/** A person's bookmarks and notes of all roadmaps in one list. */
export const savedUnitRoutes = {
  'GET /v1/profile/saved': {
    access: 'learner',
    query: savedUnitsQuery,
    answers: { 200: savedUnitPage },
  },
} satisfies RouteDefinitions;
