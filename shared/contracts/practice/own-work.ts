import * as z from 'zod/mini';
import { baseVersion, deviceTime } from '../composition/client-values.ts';
import { noneTwice } from '../composition/content-fields.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import {
  attempt,
  attemptList,
  discardQuery,
  newAttempt,
  newSolutionDraft,
  ownUnitParams,
  solutionDraft,
  workLanguage,
  workQuery,
} from './attempts.ts';

/** More would take longer to run than anyone waits. */
export const OWN_CASES_MAX = 20;
/** Longest input, in characters. */
export const OWN_CASE_MAX = 2_000;

/** An expression that calls the person's function. */
export const ownCase = text(
  OWN_CASE_MAX,
  `A case must have at most ${OWN_CASE_MAX.toLocaleString('en')} characters.`,
).check(z.minLength(1, 'Enter an expression that calls your function.'));

/**
 * The inputs that a person has added to a problem; none once the last is removed. A change that is to come counts as made
 * now.
 */
export const writtenCases = z.strictObject({
  language: workLanguage,
  inputs: z.array(ownCase, 'must be a list of inputs').check(
    z.maxLength(OWN_CASES_MAX, `must have at most ${OWN_CASES_MAX} inputs`),
    noneTwice((input: string) => input, 'must not have an input twice'),
  ),
  changedAt: deviceTime,
});

/** PUT …/cases */
export const newOwnCases = z.extend(writtenCases, { base: baseVersion });
export type NewOwnCases = z.infer<typeof newOwnCases>;

export const savedOwnCases = z.object({
  language: workLanguage,
  inputs: z.array(z.string()),
  changedAt: z.iso.datetime(),
});
export type SavedOwnCases = z.infer<typeof savedOwnCases>;

/** The response of GET and PUT …/cases: those that stand; null if there never were any. */
export const ownCaseList = z.object({ cases: z.nullable(savedOwnCases) });
export type OwnCaseList = z.infer<typeof ownCaseList>;

/** What a learner writes for an exercise, which is found by its unit. */
export const ownWorkRoutes = {
  'GET /v1/users/{userId}/units/{unitId}/attempts': {
    access: 'owner',
    params: ownUnitParams,
    answers: { 200: attemptList },
  },
  'POST /v1/users/{userId}/units/{unitId}/attempts': {
    access: 'owner',
    params: ownUnitParams,
    body: newAttempt,
    /** 200 if it was there already. */
    answers: { 200: attempt, 201: attempt },
  },
  'GET /v1/users/{userId}/units/{unitId}/draft': {
    access: 'owner',
    params: ownUnitParams,
    query: workQuery,
    answers: { 200: solutionDraft },
  },
  'PUT /v1/users/{userId}/units/{unitId}/draft': {
    access: 'owner',
    params: ownUnitParams,
    body: newSolutionDraft,
    answers: { 200: solutionDraft },
  },
  'DELETE /v1/users/{userId}/units/{unitId}/draft': {
    access: 'owner',
    params: ownUnitParams,
    query: discardQuery,
    answers: { 200: solutionDraft },
  },
  'GET /v1/users/{userId}/units/{unitId}/cases': {
    access: 'owner',
    params: ownUnitParams,
    query: workQuery,
    answers: { 200: ownCaseList },
  },
  'PUT /v1/users/{userId}/units/{unitId}/cases': {
    access: 'owner',
    params: ownUnitParams,
    body: newOwnCases,
    answers: { 200: ownCaseList },
  },
} satisfies RouteDefinitions;
