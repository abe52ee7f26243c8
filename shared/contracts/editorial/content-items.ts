import * as z from 'zod/mini';
import { sentVersion } from '../composition/client-values.ts';
import { conflictWith } from '../composition/conflict.ts';
import { contentId, finished, type Stage, unfinished } from '../composition/content-fields.ts';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { mockInterviewOf } from '../practice/mock-interview-files.ts';
import { mockTestOf } from '../practice/mock-test-files.ts';
import { unitQuizOf } from '../practice/unit-quiz-files.ts';
import { unitTextOf } from '../practice/unit-text-files.ts';
import { contentOrigin, retiredRequest } from './admin-roadmaps.ts';

/**
 * Quizzes and texts of units, mock tests and mock interviews as administrators work on them: items, each of a kind,
 * and all kinds are worked on in the same way. Learners see what is published; what is saved is a draft until it is
 * published. A draft takes whatever is there, publishing needs the whole form. Each publication is kept as a version.
 *
 * Versions and conflicts as for roadmaps: `current` holds the item.
 */
export const contentKind = z.enum(['quiz', 'unit-text', 'mock-test', 'mock-interview']);
export type ContentKind = z.infer<typeof contentKind>;

/** What an item says, by kind, finished or not: the fields of the content files. */
const fieldsOf = (stage: Stage) => ({
  quiz: z.extend(unitQuizOf(stage), { kind: z.literal('quiz') }),
  'unit-text': z.extend(unitTextOf(stage), { kind: z.literal('unit-text') }),
  'mock-test': z.extend(mockTestOf(stage), { kind: z.literal('mock-test') }),
  'mock-interview': z.extend(mockInterviewOf(stage), { kind: z.literal('mock-interview') }),
});

/** What can be published, by kind. */
export const finishedItems = fieldsOf(finished);

const drafts = fieldsOf(unfinished);

/** What can be saved: all that is there must be well-formed. */
export const itemContent = z.discriminatedUnion('kind', [
  drafts.quiz,
  drafts['unit-text'],
  drafts['mock-test'],
  drafts['mock-interview'],
]);
export type ItemContent = z.infer<typeof itemContent>;

const version = { version: sentVersion };

/** PUT /v1/admin/content-items/{kind}/{id}: saves the draft. */
export const changeItemRequest = z.discriminatedUnion('kind', [
  z.extend(drafts.quiz, version),
  z.extend(drafts['unit-text'], version),
  z.extend(drafts['mock-test'], version),
  z.extend(drafts['mock-interview'], version),
]);
export type ChangeItemRequest = z.infer<typeof changeItemRequest>;

/**
 * POST /v1/admin/content-items: an empty draft. The id is that of the unit, or the address of a mock test or
 * interview; 409 'id-taken' if an exercise has the unit, or an item of this kind the id.
 */
export const newItemRequest = z.strictObject({ kind: contentKind, id: contentId });
export type NewItemRequest = z.infer<typeof newItemRequest>;

/** As of DSA problems: what readers see may have a draft as well. */
export const itemStatus = z.enum(['published', 'draft', 'retired']);
export type ItemStatus = z.infer<typeof itemStatus>;

/** GET /v1/admin/content-items: those of a kind that fit everything that is given. */
export const itemsQuery = z.strictObject({
  kind: contentKind,
  /** Part of the name, the place or the id. */
  q: z.optional(text(limits.search)),
  status: z.optional(itemStatus),
});
export type ItemsQuery = z.infer<typeof itemsQuery>;

const listed = {
  kind: contentKind,
  /** Never changes. */
  id: z.string(),
  /** Its title, or the name of its unit; '' as long as it has none. */
  name: z.string(),
  /** The titles of the topic and the roadmap that its unit is in; '' if it belongs to no unit. */
  place: z.string(),
  /** The page where learners find it; null if it isn't shown. */
  page: z.nullable(z.string()),
  origin: contentOrigin,
  /** Learners see it. */
  published: z.boolean(),
  retired: z.boolean(),
  /** There is a draft, never published or newer than what learners see. */
  draft: z.boolean(),
};

/** By name. */
export const contentItemList = z.object({ items: z.array(z.object(listed)) });
export type ContentItemList = z.infer<typeof contentItemList>;

/** A publication. */
const itemVersion = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  /** Who published it; null if it came from the content files. */
  by: z.nullable(z.string()),
});
export type ItemVersion = z.infer<typeof itemVersion>;

/** The answer of GET /v1/admin/content-items/{kind}/{id}, and of every change. */
export const contentItem = z.object({
  ...listed,
  version: z.string(),
  /** The draft, or what is published if there is none. */
  content: itemContent,
  /** Who saved the draft last, and when; null if there is none. */
  draftSaved: z.nullable(z.object({ by: z.string(), at: z.iso.datetime() })),
  /** The fields in which the draft differs from what is published; empty if there is none. */
  changedFields: z.array(z.string()),
  /** The latest publications, newest first. */
  versions: z.array(itemVersion),
});
export type ContentItem = z.infer<typeof contentItem>;

/** Most publications that an item lists. */
export const ITEM_VERSIONS_MAX = 50;

const params = z.strictObject({ kind: contentKind, id: contentId });
const changed = { 200: contentItem, 409: conflictWith(contentItem) };

/** Quizzes and texts of units, mock tests and mock interviews, for administrators. */
export const contentItemRoutes = {
  'GET /v1/admin/content-items': {
    access: 'admin:read-content',
    query: itemsQuery,
    answers: { 200: contentItemList },
  },
  'POST /v1/admin/content-items': {
    access: 'admin:content',
    body: newItemRequest,
    answers: { 201: contentItem },
  },
  'GET /v1/admin/content-items/{kind}/{id}': {
    access: 'admin:read-content',
    params,
    answers: { 200: contentItem },
  },
  'PUT /v1/admin/content-items/{kind}/{id}': {
    access: 'admin:content',
    params,
    body: changeItemRequest,
    answers: changed,
  },
  'DELETE /v1/admin/content-items/{kind}/{id}/draft': {
    access: 'admin:content',
    params,
    answers: { 200: z.object({}) },
  },
  /** 400 with the fields if something is missing or names what isn't there. */
  'POST /v1/admin/content-items/{kind}/{id}/publish': {
    access: 'admin:content',
    params,
    body: z.strictObject(version),
    answers: changed,
  },
  'PUT /v1/admin/content-items/{kind}/{id}/retired': {
    access: 'admin:content',
    params,
    body: retiredRequest,
    answers: { 200: contentItem },
  },
  /** What was published then, as it can be saved now. */
  'GET /v1/admin/content-items/{kind}/{id}/versions/{number}': {
    access: 'admin:read-content',
    params: z.strictObject({
      kind: contentKind,
      id: contentId,
      number: text(12).check(z.regex(/^[0-9]{1,12}$/, 'must be a number')),
    }),
    answers: { 200: z.object({ content: itemContent }) },
  },
} satisfies RouteDefinitions;
