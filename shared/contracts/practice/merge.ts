import * as z from 'zod/mini';
import { deviceTime } from '../composition/client-values.ts';
import { noneTwice } from '../composition/content-fields.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug } from '../composition/text.ts';
import { newAttempt, workLanguage, writtenDraft } from './attempts.ts';
import { savedOwnCases, writtenCases } from './own-work.ts';
import { planSettings } from './plan.ts';
import { quizAnswer, writtenAnswers } from './quiz-answers.ts';

/** Most things that are merged at once. */
export const MERGE_ITEMS_MAX = 500;
/**
 * Most bytes of a request. A browser stores about five million characters for a site, and a device has to have room for
 * a copy of what it merges.
 */
export const MERGE_BYTES_MAX = 3 * 1024 * 1024;
/** Most attempts at one exercise that are merged at once. */
export const MERGE_ATTEMPTS_MAX = 50;
/** How many merges of an account can be taken back, the latest ones. */
export const MERGES_RETAINED = 10;

/** How long a merge can be taken back. */
export const MERGE_UNDO_DAYS = 7;

const unitId = slug('must be the id of a unit');

/** A thing that a person made on a device before logging in. */
export const mergeItem = z.discriminatedUnion('kind', [
  z.extend(writtenDraft, { kind: z.literal('draft'), unitId }),
  z.strictObject({
    kind: z.literal('attempts'),
    unitId,
    attempts: z.array(newAttempt).check(z.minLength(1), z.maxLength(MERGE_ATTEMPTS_MAX)),
  }),
  z.extend(writtenCases, { kind: z.literal('cases'), unitId }),
  z.extend(writtenAnswers, { kind: z.literal('quiz'), unitId }),
  z.strictObject({ kind: z.literal('plan'), settings: planSettings, changedAt: deviceTime }),
]);
export type MergeItem = z.infer<typeof mergeItem>;
export type MergeItemOf<Kind extends MergeItem['kind']> = Extract<MergeItem, { kind: Kind }>;

/** Identifies a thing: an account has one draft for each unit and language, and one plan. */
function thingOf({ kind, ...item }: MergeItem): string {
  const { unitId = '', language = '' } = item as Partial<Record<string, string>>;
  return [kind, unitId, language].join(' ');
}

/** What the account holds of the same thing. */
export const heldItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('draft'),
    language: workLanguage,
    code: z.string(),
    changedAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('attempts'),
    count: z.int(),
    /** Of the latest. */
    changedAt: z.iso.datetime(),
  }),
  z.extend(savedOwnCases, { kind: z.literal('cases') }),
  z.object({
    kind: z.literal('quiz'),
    answers: z.array(quizAnswer),
    changedAt: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('plan'), settings: planSettings, changedAt: z.iso.datetime() }),
]);
export type HeldItem = z.infer<typeof heldItem>;

/**
 * What becomes of an item: `added` to an account that has none, both stored, the device's or the account's because it's
 * newer, nothing because they're the same, or nothing because what it's about is gone.
 */
export const mergeOutcome = z.enum(['added', 'both', 'device', 'account', 'same', 'gone']);
export type MergeOutcome = z.infer<typeof mergeOutcome>;

/** …/merges belong to the account that they change. */
export const mergesParams = z.strictObject({ userId: z.uuid('must be a user id') });
export const mergeParams = z.extend(mergesParams, { id: z.uuid('must be the id of a merge') });

/** POST /v1/users/{userId}/merges/preview, which changes nothing, and POST /v1/users/{userId}/merges: all or nothing. */
export const mergeRequest = z.strictObject({
  items: z
    .array(mergeItem)
    .check(
      z.minLength(1),
      z.maxLength(MERGE_ITEMS_MAX),
      noneTwice(thingOf, 'must not have a thing twice'),
    ),
});
export type MergeRequest = z.infer<typeof mergeRequest>;

/** The answer to a preview, an entry for each item in its order; `held` is missing if the account has nothing there. */
export const mergePreview = z.object({
  items: z.array(z.object({ outcome: mergeOutcome, held: z.optional(heldItem) })),
});
export type MergePreview = z.infer<typeof mergePreview>;

/** The answer to a merge; `outcomes` are in the order of the items. */
export const merged = z.object({
  id: z.uuid(),
  undoUntil: z.iso.datetime(),
  outcomes: z.array(mergeOutcome),
});
export type Merged = z.infer<typeof merged>;

/**
 * The answer of DELETE /v1/users/{userId}/merges/{id}: how many things are as they were. What was changed since stays
 * as it is and counts as kept.
 */
export const mergeUndone = z.object({ restored: z.int(), kept: z.int() });
export type MergeUndone = z.infer<typeof mergeUndone>;

/** What a person made on a device before logging in, on its way to the account. */
export const mergeRoutes = {
  'POST /v1/users/{userId}/merges/preview': {
    access: 'owner',
    limit: 'merge',
    params: mergesParams,
    body: mergeRequest,
    answers: { 200: mergePreview },
  },
  'POST /v1/users/{userId}/merges': {
    access: 'owner',
    limit: 'merge',
    params: mergesParams,
    body: mergeRequest,
    answers: { 201: merged },
  },
  'DELETE /v1/users/{userId}/merges/{id}': {
    access: 'owner',
    params: mergeParams,
    answers: { 200: mergeUndone },
  },
} satisfies RouteDefinitions;
