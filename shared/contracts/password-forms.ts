import * as z from 'zod/mini';
import { email, messages, newPassword } from './auth.ts';
import { passwordsMatch } from './confirmed-password.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** Where the mail goes that lets a person choose a new password. */
export const forgotPasswordForm = z.object({ email });
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>;

/** A new password after the mail, and once more. */
export const resetPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .check(...passwordsMatch);
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

/** A password that exists: it need not follow the rule for new ones. */
const knownPassword = text(limits.password).check(z.minLength(1, messages.passwordRequired));

/** The password a person has, the new one, and once more. */
export const updatePasswordForm = z
  .object({
    currentPassword: knownPassword,
    password: newPassword,
    confirmation: z.string(),
  })
  .check(...passwordsMatch);
export type UpdatePasswordForm = z.infer<typeof updatePasswordForm>;

/** Another address for the account; the password shows that it is the person who asks. */
export const changeEmailForm = z.object({ email, password: knownPassword });
export type ChangeEmailForm = z.infer<typeof changeEmailForm>;
