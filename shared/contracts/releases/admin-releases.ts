/**
 * How owners of the site change what is live, and release tokens: as teams do, with the password in each request. A
 * remote runs in the same page as an owner's session, and must not release others.
 */
import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { line } from '../composition/text.ts';
import { adminPasswordRequest } from '../identity/admins.ts';
import {
  approval,
  approvalGiven,
  approvalInfo,
  approvalList,
  approvalParams,
  approvalWaits,
  rejection,
} from './approvals.ts';
import {
  canaryFigures,
  canaryInfo,
  canaryList,
  canaryParams,
  canaryStop,
  newCanary,
} from './canaries.ts';
import {
  collected,
  collection,
  diffQuery,
  historyQuery,
  liveChange,
  manifestId,
  newPreview,
  newReleaseToken,
  promotion,
  releaseDiff,
  releaseHistory,
  releaseList,
  releasePreview,
  releaseTokenMade,
  releaseTokenParams,
  releaseTokens,
  releaseUnit,
  restoration,
  rollback,
  withdrawal,
} from './releases.ts';

const { password } = adminPasswordRequest.shape;

export const adminPromotion = z.extend(promotion, { password });
export type AdminPromotion = z.output<typeof adminPromotion>;

export const adminRollback = z.extend(rollback, { password });
export type AdminRollback = z.output<typeof adminRollback>;

export const adminRestoration = z.extend(restoration, { password });
export type AdminRestoration = z.output<typeof adminRestoration>;

export const adminWithdrawal = z.extend(withdrawal, { password });
export type AdminWithdrawal = z.output<typeof adminWithdrawal>;

export const adminCollection = z.extend(collection, { password });
export type AdminCollection = z.output<typeof adminCollection>;

export const newAdminReleaseToken = z.extend(newReleaseToken, { password });
export type NewAdminReleaseToken = z.output<typeof newAdminReleaseToken>;

export const adminCanary = z.extend(newCanary, { password });

export const adminCanaryStop = z.extend(canaryStop, { password });

export const adminApproval = z.extend(approval, { password });

export const adminRejection = z.extend(rejection, { password });
export type AdminRejection = z.output<typeof adminRejection>;

export const approvalRuleParams = z.strictObject({ unit: releaseUnit });
export const approvalRuleChange = z.strictObject({
  /** Whether a second person approves what goes live of this unit. That it's no longer so, too, needs one. */
  required: z.boolean(),
  why: z.optional(line(limits.reason, 'must not be empty; leave it out instead')),
  password,
});
export type ApprovalRuleChange = z.output<typeof approvalRuleChange>;

/** This browser opens the site as it was composed in that release manifest. */
export const pastView = z.strictObject({ manifestId });
/** Until when. */
export const pastViewBegun = z.object({ until: z.iso.datetime() });

const nothing = z.object({});

/** Changes count for the limit on passwords, as each request brings one. */
const change = { access: 'admin:releases', limit: 'adminPassword' } as const;

export const adminReleaseRoutes = {
  'GET /v1/admin/releases': { access: 'admin:figures', answers: { 200: releaseList } },
  'GET /v1/admin/releases/history': {
    access: 'admin:figures',
    query: historyQuery,
    answers: { 200: releaseHistory },
  },
  'GET /v1/admin/releases/diff': {
    access: 'admin:figures',
    query: diffQuery,
    answers: { 200: releaseDiff },
  },
  'POST /v1/admin/releases/promotions': {
    ...change,
    body: adminPromotion,
    answers: { 200: liveChange, 202: approvalWaits },
  },
  'POST /v1/admin/releases/rollbacks': {
    ...change,
    body: adminRollback,
    answers: { 200: liveChange },
  },
  'POST /v1/admin/releases/restorations': {
    ...change,
    body: adminRestoration,
    answers: { 200: liveChange },
  },
  'POST /v1/admin/releases/withdrawals': {
    ...change,
    body: adminWithdrawal,
    answers: { 200: liveChange },
  },
  'POST /v1/admin/releases/collections': {
    ...change,
    body: adminCollection,
    answers: { 200: collected },
  },
  'POST /v1/admin/releases/views': {
    access: 'admin:figures',
    body: pastView,
    answers: { 200: pastViewBegun },
  },
  'POST /v1/admin/releases/previews': {
    access: 'admin:releases',
    body: newPreview,
    answers: { 200: releasePreview },
  },

  'GET /v1/admin/releases/canaries': { access: 'admin:figures', answers: { 200: canaryList } },
  'GET /v1/admin/releases/canaries/{id}': {
    access: 'admin:figures',
    params: canaryParams,
    answers: { 200: canaryFigures },
  },
  'POST /v1/admin/releases/canaries': {
    ...change,
    body: adminCanary,
    answers: { 200: canaryInfo, 202: approvalWaits },
  },
  'POST /v1/admin/releases/canaries/{id}/stop': {
    ...change,
    params: canaryParams,
    body: adminCanaryStop,
    answers: { 200: canaryInfo },
  },

  'GET /v1/admin/releases/approvals': { access: 'admin:figures', answers: { 200: approvalList } },
  'POST /v1/admin/releases/approvals/{id}/approve': {
    ...change,
    params: approvalParams,
    body: adminApproval,
    answers: { 200: approvalGiven },
  },
  'POST /v1/admin/releases/approvals/{id}/reject': {
    ...change,
    params: approvalParams,
    body: adminRejection,
    answers: { 200: approvalInfo },
  },
  'PUT /v1/admin/releases/approval-rules/{unit}': {
    ...change,
    params: approvalRuleParams,
    body: approvalRuleChange,
    answers: { 200: nothing, 202: approvalWaits },
  },

  'GET /v1/admin/releases/tokens': { access: 'admin:figures', answers: { 200: releaseTokens } },
  'POST /v1/admin/releases/tokens': {
    ...change,
    body: newAdminReleaseToken,
    answers: { 201: releaseTokenMade },
  },
  'POST /v1/admin/releases/tokens/{id}/end': {
    ...change,
    params: releaseTokenParams,
    body: adminPasswordRequest,
    answers: { 200: nothing },
  },
} satisfies RouteDefinitions;
