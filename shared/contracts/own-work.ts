import {
  attempt,
  attemptList,
  discardQuery,
  newAttempt,
  newSolutionDraft,
  ownUnitParams,
  solutionDraft,
  workQuery,
} from './attempts.ts';
import { newOwnCases, ownCaseList } from './own-cases.ts';
import type { RouteDefinitions } from './route.ts';

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
