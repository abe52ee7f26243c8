import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { difficulty } from '../practice/roadmaps.ts';

/** The kinds of content, in the order in which equally good results are shown. A unit of a roadmap is a `problem`. */
export const searchKinds = ['page', 'roadmap', 'problem', 'article'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What a unit is if it's no problem: a quiz, or a text of a roadmap that isn't made of problems. */
export const searchUnits = ['quiz', 'text'] as const;
export type SearchUnit = (typeof searchUnits)[number];

/** GET /v1/search. `limit` is for each kind. */
export const searchQuery = z.strictObject({
  q: z._default(text(limits.search), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 5),
});

export const searchResult = z.object({
  /** Unique among all results. */
  id: z.string(),
  title: z.string(),
  /** Where it belongs, such as 'DSA Sheet · Arrays'; what a page is for. */
  place: z.string(),
  difficulty: z.nullable(difficulty),
  /** The page of this site that shows it, such as /dsaarticle/two-sum. */
  path: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;

/** The results of one kind, or of units that are alike, the best first; `total` counts all of them. */
export const searchGroup = z.object({
  kind: z.enum(searchKinds),
  /** Beside the kind, and no kind itself: a shell from before there was this fails at a kind that it doesn't know. */
  unit: z.optional(z.enum(searchUnits)),
  total: z.int(),
  results: z.array(searchResult),
});
export type SearchGroup = z.infer<typeof searchGroup>;

/** The answer of GET /v1/search: what has the best result first; kinds without results are left out. */
export const searchAnswer = z.object({ groups: z.array(searchGroup) });
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** The search of the whole site. */
export const searchRoutes = {
  'GET /v1/search': { access: 'public', query: searchQuery, answers: { 200: searchAnswer } },
} satisfies RouteDefinitions;
