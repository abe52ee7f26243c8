/**
 * How owners of the site change what is live, and release tokens: as teams do, with the password in each request. A
 * remote runs in the same page as an owner's session, and must not release others.
 */
import * as z from 'zod/mini';
import { adminPasswordRequest } from './admins.ts';
import { newReleaseToken, promotion, restoration, rollback } from './releases.ts';

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

/** POST /v1/admin/releases/tokens; one is ended with the password alone. */
export const newAdminReleaseToken = z.extend(newReleaseToken, { password });
export type NewAdminReleaseToken = z.output<typeof newAdminReleaseToken>;
