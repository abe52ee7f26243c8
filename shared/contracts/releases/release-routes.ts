/** What teams call to release, with a token: in a file of its own, since what waits for approval names canaries and changes. */
import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import {
  approval,
  approvalGiven,
  approvalInfo,
  approvalList,
  approvalParams,
  approvalWaits,
  rejection,
} from './approvals.ts';
import { canaryInfo, canaryList, canaryParams, canaryStop, newCanary } from './canaries.ts';
import {
  collected,
  collection,
  diffQuery,
  fileStored,
  filesMissing,
  filesQuery,
  historyQuery,
  liveChange,
  newCheck,
  newPreview,
  newRelease,
  newReleaseToken,
  promotion,
  releaseChecked,
  releaseDiff,
  releaseHistory,
  releaseList,
  releasePreview,
  releaseStored,
  releaseTokenMade,
  releaseTokenParams,
  releaseTokens,
  restoration,
  rightQuery,
  rollback,
  withdrawal,
} from './releases.ts';

const nothing = z.object({});

export const releaseRoutes = {
  'GET /v1/releases': { access: 'team', answers: { 200: releaseList } },
  'GET /v1/releases/history': {
    access: 'team',
    query: historyQuery,
    answers: { 200: releaseHistory },
  },
  'GET /v1/releases/diff': { access: 'team', query: diffQuery, answers: { 200: releaseDiff } },
  'POST /v1/releases/promotions': {
    access: 'team:promote',
    body: promotion,
    answers: { 200: liveChange, 202: approvalWaits },
  },
  'POST /v1/releases/rollbacks': {
    access: 'team:rollback',
    body: rollback,
    answers: { 200: liveChange },
  },
  'POST /v1/releases/withdrawals': {
    access: 'team:rollback',
    body: withdrawal,
    answers: { 200: liveChange },
  },
  'POST /v1/releases/restorations': {
    access: 'team:rollback',
    body: restoration,
    answers: { 200: liveChange },
  },

  /** Before anything is uploaded. */
  'POST /v1/releases/checks': {
    access: 'team:publish',
    body: newCheck,
    answers: { 200: releaseChecked },
  },
  'POST /v1/releases/missing-files': {
    access: 'team:publish',
    body: filesQuery,
    answers: { 200: filesMissing },
  },
  /** The body is the file itself. */
  'PUT /v1/releases/files': {
    access: 'team:publish',
    body: z.unknown(),
    answers: { 200: fileStored },
  },
  /** 200 if it was there already. */
  'POST /v1/releases': {
    access: 'team:publish',
    body: newRelease,
    answers: { 200: releaseStored, 201: releaseStored },
  },
  'POST /v1/releases/previews': {
    access: 'team:publish',
    body: newPreview,
    answers: { 200: releasePreview },
  },
  'POST /v1/releases/collections': {
    access: 'team:publish',
    body: collection,
    answers: { 200: collected },
  },

  'GET /v1/releases/canaries': { access: 'team', answers: { 200: canaryList } },
  'POST /v1/releases/canaries': {
    access: 'team:promote',
    body: newCanary,
    answers: { 200: canaryInfo, 202: approvalWaits },
  },
  'POST /v1/releases/canaries/{id}/stop': {
    access: 'team:rollback',
    params: canaryParams,
    body: canaryStop,
    answers: { 200: canaryInfo },
  },

  'GET /v1/releases/approvals': { access: 'team', answers: { 200: approvalList } },
  'GET /v1/releases/approvals/{id}': {
    access: 'team',
    params: approvalParams,
    answers: { 200: approvalInfo },
  },
  'POST /v1/releases/approvals/{id}/approve': {
    access: 'team:approve',
    params: approvalParams,
    body: approval,
    answers: { 200: approvalGiven },
  },
  /** The requester may take it back with the right to promote. */
  'POST /v1/releases/approvals/{id}/reject': {
    access: 'team',
    params: approvalParams,
    body: rejection,
    answers: { 200: approvalInfo },
  },

  'GET /v1/releases/rights': { access: 'team', query: rightQuery, answers: { 200: nothing } },
  'GET /v1/releases/tokens': { access: 'team:tokens', answers: { 200: releaseTokens } },
  'POST /v1/releases/tokens': {
    access: 'team:tokens',
    body: newReleaseToken,
    answers: { 201: releaseTokenMade },
  },
  'DELETE /v1/releases/tokens/{id}': {
    access: 'team:tokens',
    params: releaseTokenParams,
    answers: { 200: nothing },
  },
} satisfies RouteDefinitions;
