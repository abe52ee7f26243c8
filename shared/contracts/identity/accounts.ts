import * as z from 'zod/mini';
import { currentUser } from '../composition/current-user.ts';
import { limits } from '../composition/limits.ts';
import { problem } from '../composition/problem.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import {
  email,
  fullName,
  messages,
  newPassword,
  passwordText,
  signedIn,
  signinRequest,
  signupRequest,
} from './auth.ts';

/** A password that exists: it need not follow the rule for new ones. */
const knownPassword = passwordText.check(z.minLength(1, messages.passwordRequired));

const RANGE_PREFIX = 'must be the first 5 hexadecimal digits of a SHA-1';

/** GET /v1/passwords/range/{prefix}: how the SHA-1 of a password begins, in hexadecimal. */
export const passwordRangeParams = z.strictObject({
  prefix: text(5, RANGE_PREFIX).check(z.regex(/^[\dA-Fa-f]{5}$/, RANGE_PREFIX)),
});

/** The secret that the link of a mail carries in its fragment. */
export const mailToken = text(limits.mailToken).check(
  z.minLength(1, "The link isn't complete. Open it from the email again."),
);

/** The answer of GET /v1/auth/me. */
export const account = z.extend(currentUser, {
  /** Whether the person has shown that mails to the address reach them. */
  emailVerified: z.boolean(),
  /** The 10 digits the person may sign in with instead of the address. */
  phone: z.nullable(z.string()),
  /** false if the person signs in through a provider only. */
  hasPassword: z.boolean(),
  /** Providers the person can sign in through. */
  providers: z.array(z.enum(['google', 'github'])),
  /** Whether the account has a plan, which may have ended. */
  hasPlan: z.boolean(),
});
export type Account = z.infer<typeof account>;

/**
 * POST /v1/auth/verify: confirms the address that the mail went to. The link alone confirms nothing, since
 * its mail may not have been requested: it also takes the account's password, or a browser that is signed in
 * to the account.
 */
export const verifyRequest = z.strictObject({
  token: mailToken,
  password: z.optional(knownPassword),
});
export type VerifyRequest = z.infer<typeof verifyRequest>;

/** The answer 403 of POST /v1/auth/verify to a link alone. */
export const proofRequired = z.extend(problem, {
  /** Whether the link also works for POST /v1/auth/claim. */
  claimable: z.boolean(),
});

/**
 * POST /v1/auth/claim: gives the person who reads the mails of an address an empty account, in place of the
 * one that nobody has verified, by the link that would verify it.
 */
export const claimRequest = z.strictObject({
  token: mailToken,
  name: fullName,
  password: newPassword,
});
export type ClaimRequest = z.infer<typeof claimRequest>;

/** POST /v1/auth/password/forgot: answered alike whether or not there is an account. */
export const forgotPasswordRequest = z.strictObject({ email });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

/**
 * POST /v1/auth/password/reset: ends all sessions of the person. If nobody has verified the address of the
 * account, it's refused with 409 `starts-empty` outside a browser that is signed in there.
 */
export const resetPasswordRequest = z.strictObject({
  token: mailToken,
  password: newPassword,
  /** The person knows that the account will be empty. */
  startEmpty: z.optional(z.literal(true)),
});
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

/**
 * POST /v1/auth/password: a first password, for a person who signs in through a provider only. The session
 * must be younger than 15 minutes, otherwise 403 with code 'sign-in-again'. Ends the person's other sessions.
 */
export const setPasswordRequest = z.strictObject({ newPassword });
export type SetPasswordRequest = z.infer<typeof setPasswordRequest>;

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
export const ownSessionParams = z.strictObject({ id: z.uuid('must be the id of a sign-in') });

const done = { 200: z.object({}) };
const accepted = { 202: z.object({}) };

export const authRoutes = {
  'POST /v1/auth/signup': {
    access: 'public',
    limit: 'signup',
    body: signupRequest,
    answers: { 201: signedIn },
  },
  'POST /v1/auth/signin': {
    access: 'public',
    limit: 'signin',
    body: signinRequest,
    answers: { 201: signedIn },
  },
  // The refresh token says whose session it is.
  'POST /v1/auth/refresh': { access: 'public', answers: done },
  'POST /v1/auth/logout': { access: 'public', answers: done },
  'GET /v1/auth/me': { access: 'learner', answers: { 200: account } },
  'POST /v1/auth/verification': { access: 'learner', limit: 'verification', answers: accepted },
  'POST /v1/auth/verify': {
    access: 'anyone',
    limit: 'mailToken',
    body: verifyRequest,
    answers: { ...done, 403: z.union([proofRequired, problem]) },
  },
  'POST /v1/auth/claim': {
    access: 'public',
    limit: 'mailToken',
    body: claimRequest,
    answers: done,
  },
  'PUT /v1/auth/email': {
    access: 'learner',
    limit: 'changeEmail',
    body: changeEmailRequest,
    answers: accepted,
  },
  'POST /v1/auth/password/forgot': {
    access: 'public',
    limit: 'forgotPassword',
    body: forgotPasswordRequest,
    answers: accepted,
  },
  'POST /v1/auth/password/reset': {
    access: 'anyone',
    limit: 'mailToken',
    body: resetPasswordRequest,
    answers: done,
  },
  'PUT /v1/auth/password': {
    access: 'learner',
    limit: 'password',
    body: changePasswordRequest,
    answers: done,
  },
  'POST /v1/auth/password': {
    access: 'learner',
    limit: 'password',
    body: setPasswordRequest,
    answers: done,
  },
  'GET /v1/auth/sessions': { access: 'learner', answers: { 200: ownSessions } },
  'DELETE /v1/auth/sessions/{id}': { access: 'learner', params: ownSessionParams, answers: done },
  'DELETE /v1/auth/sessions': { access: 'learner', answers: done },
  'GET /v1/passwords/range/{prefix}': {
    access: 'public',
    params: passwordRangeParams,
    answers: { 200: z.string() },
  },
} satisfies RouteDefinitions;
