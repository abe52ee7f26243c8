import * as z from 'zod/mini';
import { sentVersion } from '../composition/client-values.ts';
import { conflictWith } from '../composition/conflict.ts';
import {
  contentId,
  contentLine,
  exactly,
  finished,
  reviewedOn,
  type Stage,
  unfinished,
} from '../composition/content-fields.ts';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { approachesOf } from '../practice/approach-files.ts';
import { dsaCase, dsaProblem } from '../practice/dsa-problems.ts';
import {
  casesOf,
  compiledOf,
  listingOf,
  perhapsCode,
  problemFactsOf,
} from '../practice/problem-files.ts';
import { pictureOf } from '../practice/problem-picture.ts';
import { difficulty } from '../practice/roadmaps.ts';
import { contentOrigin, contentParams, retiredRequest } from './admin-roadmaps.ts';

/**
 * DSA problems as administrators work on them. Readers see what is published; what is saved is a draft until
 * it is published. A draft needs a title and nothing else. Publishing needs the whole form, and a listing that has passed all of its cases in an administrator's
 * browser: the server never runs one, it stores the result with the hash of what was run. What is published
 * counts as proved, so that a change of texts needs no other run.
 *
 * Versions and conflicts as for roadmaps: `current` holds the problem.
 */

/**
 * The form, finished or not: the fields of the content files, with `code` for solution.py, `starter`, `naive`, `generator` and
 * `support` as Python, '' for none, and `approaches` with their listings, `compiled` and `picture`, null for none.
 */
const formOf = (stage: Stage) =>
  exactly({
    ...problemFactsOf(stage),
    code: listingOf(stage),
    starter: perhapsCode,
    naive: perhapsCode,
    generator: perhapsCode,
    support: perhapsCode,
    cases: casesOf(stage),
    approaches: z.nullable(approachesOf(stage)),
    compiled: z.nullable(compiledOf(stage)),
    picture: z.nullable(pictureOf(stage)),
  });

/** What can be published. */
export const dsaProblemForm = formOf(finished);
export type DsaProblemForm = z.infer<typeof dsaProblemForm>;

/** What can be saved: all that is there must be well-formed, and only the title must be there. */
const dsaProblemDraft = formOf(unfinished);

/**
 * POST /v1/admin/dsa-problems: a draft that has a title and nothing else. The id is the address, /dsaarticle/{id};
 * 409 'id-taken' if a problem has it.
 */
export const newDsaProblemRequest = exactly({ id: contentId, title: contentLine(100) });
export type NewDsaProblemRequest = z.infer<typeof newDsaProblemRequest>;

/** PUT /v1/admin/dsa-problems/{id}: saves the draft. */
export const changeDsaProblemRequest = z.extend(dsaProblemDraft, { version: sentVersion });
export type ChangeDsaProblemRequest = z.infer<typeof changeDsaProblemRequest>;

const HASH = 'must be the hash of the listing you ran';

/**
 * POST /v1/admin/dsa-problems/{id}/runs: what came of running the listing of the draft (or of what is
 * published, if there is no draft). `listingHash` as the API gave it; 409 'changed-elsewhere' if it is another
 * one by now.
 */
export const listingRunRequest = z
  .strictObject({
    listingHash: text(64, HASH).check(z.regex(/^[0-9a-f]{64}$/, HASH)),
    /** Cases that passed. */
    passed: z.int('must be a whole number').check(z.minimum(0, 'must be 0 or more')),
    /** Cases there are: all of them, reached or not. */
    total: z.int('must be a whole number').check(z.minimum(1, 'must be 1 or more')),
  })
  .check(
    z.refine(({ passed, total }) => passed <= total, {
      path: ['passed'],
      error: 'must not be more than the number of cases',
    }),
  );
export type ListingRunRequest = z.infer<typeof listingRunRequest>;

/**
 * POST /v1/admin/dsa-problems/{id}/publish: makes the draft what readers see. 400 with the fields if something is
 * missing, or if the unit has gone or belongs to another problem; 409 'not-proved' unless the last run of its listing
 * passed every case.
 */
export const publishRequest = z.strictObject({ version: sentVersion });

/** PUT /v1/admin/dsa-problems/order: every published problem of the category, once each, in the new order. */
export const problemOrderRequest = z.strictObject({
  category: contentLine(50),
  ids: z.array(contentId).check(z.maxLength(1_000, 'must list at most 1000 problems')),
});
export type ProblemOrderRequest = z.infer<typeof problemOrderRequest>;

/**
 * - `published`: readers see it (it may have a draft as well)
 * - `draft`: has a draft, never published or newer than what readers see
 * - `unproved`: has a draft whose listing has yet to pass its cases
 * - `retired`: readers no longer see it
 */
export const problemStatus = z.enum(['published', 'draft', 'unproved', 'retired']);
export type ProblemStatus = z.infer<typeof problemStatus>;

/** GET /v1/admin/dsa-problems: those that fit everything that is given. */
export const adminDsaProblemsQuery = z.strictObject({
  /** Part of the title or of an id. */
  q: z.optional(text(limits.search)),
  category: z.optional(text(limits.search)),
  difficulty: z.optional(difficulty),
  status: z.optional(problemStatus),
});
export type AdminDsaProblemsQuery = z.infer<typeof adminDsaProblemsQuery>;

const listed = {
  /** Never changes. */
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  difficulty,
  unit_id: z.string(),
  origin: contentOrigin,
  /** Readers see it. */
  published: z.boolean(),
  retired: z.boolean(),
  /** There is a draft, and everything here but `published` and `retired` is its. */
  draft: z.boolean(),
  /** The listing has passed all of its cases, or is the published one. */
  proved: z.boolean(),
};

/** By category as readers meet them, then in order. */
export const adminDsaProblemList = z.object({ items: z.array(z.object(listed)) });
export type AdminDsaProblemList = z.infer<typeof adminDsaProblemList>;

export const listingRun = z.object({
  listingHash: z.string(),
  passed: z.int(),
  total: z.int(),
  at: z.iso.datetime(),
  /** Who ran it. */
  admin: z.string(),
});
export type ListingRun = z.infer<typeof listingRun>;

/** The answer of GET /v1/admin/dsa-problems/{id}, and of every change. */
export const adminDsaProblem = z.object({
  ...listed,
  version: z.string(),
  /** Of `code`, `support`, and what `cases` put in and expect. */
  listingHash: z.string(),
  /** The latest of this listing; null if nobody has run it here. */
  lastRun: z.nullable(listingRun),
  /** Who saved the draft last, and when; null if there is none. */
  draftSaved: z.nullable(z.object({ by: z.string(), at: z.iso.datetime() })),
  /** The fields of the form in which the draft differs from what is published; empty if there is none. */
  changedFields: z.array(z.string()),
  description: z.array(z.string()),
  example: z.object({ input: z.string(), output: z.string() }),
  /** The answer is '' if it was saved before there were answers: then the question holds both. */
  follow_up: z.object({ question: z.string(), answer: z.string() }),
  hints: z.array(z.string()),
  code: z.string(),
  starter: z.string(),
  naive: z.string(),
  generator: z.string(),
  input_size: z.string(),
  support: z.string(),
  cases: z.array(dsaCase),
  /** It can be solved in JavaScript, too, so that each approach needs a listing in it. */
  javascript: z.boolean(),
  approaches: dsaProblemDraft.shape.approaches,
  compiled: dsaProblemDraft.shape.compiled,
  picture: dsaProblemDraft.shape.picture,
  explanation: z.object({
    title: z.string(),
    content: z.array(z.string()),
    key_insight: z.string(),
    steps: z.array(z.string()),
  }),
  complexity: z.object({
    time: z.string(),
    space: z.string(),
    time_description: z.string(),
    space_description: z.string(),
  }),
  reviewed: reviewedOn,
});
export type AdminDsaProblem = z.infer<typeof adminDsaProblem>;

/**
 * GET /v1/admin/dsa-problems/addresses/{id}: whether a new problem may have this address. `taken` says who has it, in
 * words; null if nobody has.
 */
const addressAnswer = z.object({ taken: z.nullable(z.string()) });

/** GET /v1/admin/learning-units: those that learners see and whose name or id contains `q`, an equal id first. */
const learningUnitsQuery = z.strictObject({ q: text(limits.search) });

/** Most units that a search finds. */
export const FOUND_UNITS_MAX = 20;

const foundUnits = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      difficulty,
      /** The titles of what it's in. */
      topic: z.string(),
      roadmap: z.string(),
      /** The DSA problem that names it, published or a draft; null if none does. */
      usedBy: z.nullable(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
});
export type FoundUnits = z.infer<typeof foundUnits>;

/** Where the page is, in another remote, that shows a problem as learners will see it; the problem's id follows. */
export const PROBLEM_PREVIEW_PATH = '/problem-preview';

const params = contentParams;
const changed = { 200: adminDsaProblem, 409: conflictWith(adminDsaProblem) };

/** DSA problems, for administrators. */
export const adminProblemRoutes = {
  'GET /v1/admin/dsa-problems': {
    access: 'admin:read-content',
    query: adminDsaProblemsQuery,
    answers: { 200: adminDsaProblemList },
  },
  'GET /v1/admin/dsa-problems/{id}': {
    access: 'admin:read-content',
    params,
    answers: { 200: adminDsaProblem },
  },
  /** What is worked on, as learners get it once it's published, finished or not. */
  'GET /v1/admin/dsa-problems/{id}/preview': {
    access: 'admin:read-content',
    params,
    answers: { 200: dsaProblem },
  },
  'GET /v1/admin/learning-units': {
    access: 'admin:read-content',
    query: learningUnitsQuery,
    answers: { 200: foundUnits },
  },
  'GET /v1/admin/dsa-problems/addresses/{id}': {
    access: 'admin:read-content',
    params,
    answers: { 200: addressAnswer },
  },
  'POST /v1/admin/dsa-problems': {
    access: 'admin:content',
    body: newDsaProblemRequest,
    answers: { 201: adminDsaProblem },
  },
  'PUT /v1/admin/dsa-problems/{id}': {
    access: 'admin:content',
    params,
    body: changeDsaProblemRequest,
    answers: changed,
  },
  'DELETE /v1/admin/dsa-problems/{id}/draft': {
    access: 'admin:content',
    params,
    answers: { 200: z.object({}) },
  },
  'POST /v1/admin/dsa-problems/{id}/runs': {
    access: 'admin:content',
    params,
    body: listingRunRequest,
    answers: changed,
  },
  'POST /v1/admin/dsa-problems/{id}/publish': {
    access: 'admin:content',
    params,
    body: publishRequest,
    answers: changed,
  },
  'PUT /v1/admin/dsa-problems/{id}/retired': {
    access: 'admin:content',
    params,
    body: retiredRequest,
    answers: { 200: adminDsaProblem },
  },
  'PUT /v1/admin/dsa-problems/order': {
    access: 'admin:content',
    body: problemOrderRequest,
    answers: { 200: adminDsaProblemList },
  },
} satisfies RouteDefinitions;
