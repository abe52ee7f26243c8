import * as z from 'zod/mini';
import { problem } from '../composition/problem.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { changePasswordRequest, proofRequired, resetPasswordRequest } from './accounts.ts';

const password = changePasswordRequest.shape.currentPassword;

/**
 * POST /v1/auth/deletion: mails a link to /profile/delete (its token in the fragment). Takes the password;
 * without one, a session younger than 15 minutes, otherwise 403 with code 'sign-in-again'.
 */
export const deletionRequest = z.strictObject({ password: z.optional(password) });
export type DeletionRequest = z.infer<typeof deletionRequest>;

/**
 * POST /v1/auth/deletion/confirm: deletes the account and everything personal, at once and for good. The link
 * alone deletes nothing: it also takes a browser that is signed in to the account, or the password (403 with
 * code 'proof-wanted').
 */
export const confirmDeletionRequest = z.strictObject({
  token: resetPasswordRequest.shape.token,
  password: z.optional(password),
});
export type ConfirmDeletionRequest = z.infer<typeof confirmDeletionRequest>;

export const accountDeletionRoutes = {
  'POST /v1/auth/deletion': {
    access: 'learner',
    limit: 'deletion',
    body: deletionRequest,
    answers: { 202: z.object({}) },
  },
  'POST /v1/auth/deletion/confirm': {
    access: 'anyone',
    limit: 'mailToken',
    body: confirmDeletionRequest,
    answers: { 200: z.object({}), 403: z.union([proofRequired, problem]) },
  },
} satisfies RouteDefinitions;
