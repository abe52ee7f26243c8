/**
 * How owners of the site change what is live, and release tokens: as teams do, with the password in each request. A
 * remote runs in the same page as an owner's session, and must not release others.
 */
import * as z from 'zod/mini';
import { adminPasswordRequest } from './admins.ts';
import { approval, rejection } from './approvals.ts';
import { canaryStop, newCanary } from './canaries.ts';
import { limits } from './limits.ts';
import {
  collection,
  manifestId,
  newReleaseToken,
  promotion,
  releaseUnit,
  restoration,
  rollback,
  withdrawal,
} from './releases.ts';
import { line } from './text.ts';

const { password } = adminPasswordRequest.shape;

/** POST /v1/admin/releases/promotions */
export const adminPromotion = z.extend(promotion, { password });
export type AdminPromotion = z.output<typeof adminPromotion>;

/** POST /v1/admin/releases/rollbacks */
export const adminRollback = z.extend(rollback, { password });
export type AdminRollback = z.output<typeof adminRollback>;

/** POST /v1/admin/releases/restorations */
export const adminRestoration = z.extend(restoration, { password });
export type AdminRestoration = z.output<typeof adminRestoration>;

/** POST /v1/admin/releases/withdrawals */
export const adminWithdrawal = z.extend(withdrawal, { password });
export type AdminWithdrawal = z.output<typeof adminWithdrawal>;

/** POST /v1/admin/releases/collections */
export const adminCollection = z.extend(collection, { password });
export type AdminCollection = z.output<typeof adminCollection>;

/** POST /v1/admin/releases/tokens; one is ended with the password alone. */
export const newAdminReleaseToken = z.extend(newReleaseToken, { password });
export type NewAdminReleaseToken = z.output<typeof newAdminReleaseToken>;

/** POST /v1/admin/releases/canaries */
export const adminCanary = z.extend(newCanary, { password });

/** POST /v1/admin/releases/canaries/:id/stop */
export const adminCanaryStop = z.extend(canaryStop, { password });

/** POST /v1/admin/releases/approvals/:id/approve */
export const adminApproval = z.extend(approval, { password });

/** POST /v1/admin/releases/approvals/:id/reject */
export const adminRejection = z.extend(rejection, { password });
export type AdminRejection = z.output<typeof adminRejection>;

/** PUT /v1/admin/releases/approval-rules/:unit */
export const approvalRuleParams = z.strictObject({ unit: releaseUnit });
export const approvalRuleChange = z.strictObject({
  /** Whether a second person approves what goes live of this unit. That it's no longer so, too, needs one. */
  required: z.boolean(),
  why: z.optional(line(limits.reason, 'must not be empty; leave it out instead')),
  password,
});
export type ApprovalRuleChange = z.output<typeof approvalRuleChange>;

/** POST /v1/admin/releases/views: this browser opens the site as it was composed in that release manifest. */
export const pastView = z.strictObject({ manifestId });
/** Until when. */
export const pastViewBegun = z.object({ until: z.iso.datetime() });
