import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { plainText, text } from '../composition/text.ts';

/** The number of requests on a page of GET /v1/admin/callbacks. */
export const CALLBACKS_PER_PAGE = 20;

/** What became of a callback request. */
export const callbackStates = ['new', 'in-progress', 'done', 'no-answer', 'spam'] as const;

const state = z.enum(callbackStates, 'must be new, in-progress, done, no-answer or spam');
export type CallbackState = z.infer<typeof state>;

/** A callback request as owners see it. */
export const handledCallback = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  query: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  state,
  note: z.string(),
  /** Goes up with each change; a change names the one it was made from. */
  version: z.int(),
  /** The last change of state or note; null before the first. */
  changed: z.nullable(z.object({ at: z.iso.datetime(), by: z.string() })),
});
export type HandledCallback = z.infer<typeof handledCallback>;

const filter = {
  q: z._default(text(limits.search), ''),
  state: z.optional(state),
};

/** GET /v1/admin/callbacks, newest first. `q` is looked for in everything that was left, and in the note. */
export const callbacksQuery = z.strictObject({
  ...filter,
  before: z.optional(text(limits.pageCursor, 'must be the next value of the previous page')),
});
export type CallbacksQuery = z.input<typeof callbacksQuery>;

/** GET /v1/admin/callbacks/export: everything that fits, as a CSV file. */
export const callbackExportQuery = z.strictObject(filter);

/** `counts` are of all requests that fit `q`, whatever their state; `next` is null on the last page. */
export const callbackPage = z.object({
  items: z.array(handledCallback),
  counts: z.record(state, z.int()),
  next: z.nullable(z.string()),
});
export type CallbackPage = z.infer<typeof callbackPage>;

export const callbackParams = z.strictObject({
  id: z.uuid('must be the id of a callback request'),
});

/** PATCH /v1/admin/callbacks/{id}; refused if `version` is not the latest. */
export const callbackChange = z.strictObject({
  state,
  note: text(
    limits.moderationText,
    `A note can have at most ${limits.moderationText} characters`,
  ).check(z.overwrite(plainText)),
  version: z.int('must be a whole number').check(z.minimum(0), z.maximum(2_147_483_647)),
});
export type CallbackChange = z.infer<typeof callbackChange>;

/** Callback requests, for owners of the site. */
export const adminCallbackRoutes = {
  'GET /v1/admin/callbacks': {
    access: 'admin:callbacks',
    query: callbacksQuery,
    answers: { 200: callbackPage },
  },
  'GET /v1/admin/callbacks/export': {
    access: 'admin:callbacks',
    query: callbackExportQuery,
    answers: { 200: z.string() },
  },
  'PATCH /v1/admin/callbacks/{id}': {
    access: 'admin:callbacks',
    params: callbackParams,
    body: callbackChange,
    answers: { 200: handledCallback },
  },
  'DELETE /v1/admin/callbacks/{id}': {
    access: 'admin:callbacks',
    params: callbackParams,
    answers: { 200: z.object({}) },
  },
} satisfies RouteDefinitions;
