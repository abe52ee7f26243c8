import * as z from 'zod/mini';
import { newPassword } from './auth.ts';
import { passwordsMatch } from './confirmed-password.ts';

/**
 * POST /v1/auth/password: a first password, for a person who signs in through a provider only. The session
 * must be younger than 15 minutes, otherwise 403 with code 'sign-in-again'. Ends the person's other sessions.
 */
export const setPasswordRequest = z.strictObject({ newPassword });
export type SetPasswordRequest = z.infer<typeof setPasswordRequest>;

/** The first password of a person who came through a provider, and once more. */
export const setPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .check(...passwordsMatch);
export type SetPasswordForm = z.infer<typeof setPasswordForm>;
