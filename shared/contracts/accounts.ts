import * as z from 'zod/mini';
import { currentUser, email, messages, newPassword } from './auth.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** A password that exists: it need not follow the rule for new ones. */
const knownPassword = text(limits.password).check(z.minLength(1, messages.passwordRequired));

/** The secret that the link of a mail carries in its fragment. */
const mailToken = text(limits.mailToken).check(z.minLength(1, 'The link is not complete.'));

/** The answer of GET /v1/auth/me. */
export const account = z.extend(currentUser, {
  /** Whether the person has shown that mails to the address reach them. */
  emailVerified: z.boolean(),
  /** The 10 digits the person may sign in with instead of the address. */
  phone: z.nullable(z.string()),
  /** false where the person signs in through a provider only. */
  hasPassword: z.boolean(),
  /** Providers the person can sign in through. */
  providers: z.array(z.enum(['google', 'github'])),
});
export type Account = z.infer<typeof account>;

/** POST /v1/auth/verify: confirms the address that the mail went to. */
export const verifyRequest = z.strictObject({ token: mailToken });

/** POST /v1/auth/password/forgot: answered alike whether or not there is an account. */
export const forgotPasswordRequest = z.strictObject({ email });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

/** POST /v1/auth/password/reset: ends all sessions of the person. */
export const resetPasswordRequest = z.strictObject({ token: mailToken, password: newPassword });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

/** PUT /v1/auth/password: ends the person's other sessions. */
export const changePasswordRequest = z.strictObject({
  currentPassword: knownPassword,
  newPassword,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** PUT /v1/auth/email: counts once the link in the mail to the new address is followed. */
export const changeEmailRequest = z.strictObject({ email, password: knownPassword });
export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>;

/** One of the person's own sign-ins that has not ended. Times are ISO 8601 in UTC. */
export const ownSession = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  /** To within the 10 minutes after which a browser renews its session. */
  lastSeenAt: z.string(),
  userAgent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  /** The one the request came from. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** GET /v1/auth/sessions, the most recently used first. */
export const ownSessions = z.array(ownSession);

/** DELETE /v1/auth/sessions/{id}. */
export const ownSessionParams = z.object({ id: z.uuid('must be the id of a sign-in') });
