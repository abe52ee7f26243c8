import * as z from 'zod/mini';
import { changePasswordRequest } from './accounts.ts';
import { fullName, newPassword } from './auth.ts';
import { passwordsMatch } from './confirmed-password.ts';

/** A new password after the mail, and once more. */
export const resetPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .check(...passwordsMatch);
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

/** The password of the account that a mail's link belongs to. */
export const proofForm = z.object({ password: changePasswordRequest.shape.currentPassword });
export type ProofForm = z.infer<typeof proofForm>;

/** What the new owner of an unverified account chooses. */
export const claimForm = z
  .object({ name: fullName, password: newPassword, confirmation: z.string() })
  .check(...passwordsMatch);
export type ClaimForm = z.infer<typeof claimForm>;

/** The password a person has, the new one, and once more. */
export const updatePasswordForm = z
  .object({
    currentPassword: changePasswordRequest.shape.currentPassword,
    password: newPassword,
    confirmation: z.string(),
  })
  .check(...passwordsMatch);
export type UpdatePasswordForm = z.infer<typeof updatePasswordForm>;

/** The first password of a person who came through a provider, and once more. */
export const setPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .check(...passwordsMatch);
export type SetPasswordForm = z.infer<typeof setPasswordForm>;
