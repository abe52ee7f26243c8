import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { admin, adminPasswordRequest } from './admins.ts';

/** Blanks, dashes and capitals don't count. */
const plain = z.overwrite<string>((typed) => typed.replace(/[\s-]/g, '').toLowerCase());

/** The 6 digits that an app shows, or one of the recovery codes (16 letters and digits). */
const anyCode = text(limits.adminCode).check(
  plain,
  z.regex(/^(\d{6}|[a-z2-7]{16})$/, 'Enter the 6 digits that your app shows, or a recovery code.'),
);

const appCode = text(limits.adminCode).check(
  plain,
  z.regex(/^\d{6}$/, 'Enter the 6 digits that your app shows.'),
);

const { password } = adminPasswordRequest.shape;

/** The answer of POST /v1/admins/auth/signin (202) if a code is needed too; sent along with the code within 10 minutes. */
export const codeRequired = z.object({ pending: z.string() });
export type CodeRequired = z.infer<typeof codeRequired>;

/** The answer of POST /v1/admins/auth/signin, whichever it is. */
export const adminSigninAnswer = z.union([admin, codeRequired]);

/** POST /v1/admins/auth/code: the second step of signing in. */
export const adminCodeRequest = z.strictObject({
  pending: text(limits.mailToken).check(z.minLength(1, 'is required')),
  code: anyCode,
});
export type AdminCodeRequest = z.infer<typeof adminCodeRequest>;

/** The code alone, for the form. */
export const adminCodeForm = z.strictObject({ code: anyCode });
export type AdminCodeForm = z.infer<typeof adminCodeForm>;

/** GET /v1/admins/me/second-factor. */
export const secondFactor = z.object({
  on: z.boolean(),
  /** Whether it should be turned on: it is off, and this isn't the demonstration administrator. */
  advised: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** The answer of POST /v1/admins/me/second-factor: what an app needs, shown once. It takes effect once a code confirms it. */
export const secondFactorSetup = z.object({
  /** Base32, as it is typed in by hand. */
  secret: z.string(),
  /** otpauth://… */
  uri: z.string(),
  /** A picture of `uri`, as a data: address. */
  qr: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

/** POST /v1/admins/me/second-factor/confirm. */
export const confirmSecondFactorRequest = z.strictObject({ code: appCode });
export type ConfirmSecondFactorRequest = z.infer<typeof confirmSecondFactorRequest>;

/** POST /v1/admins/me/second-factor/recovery-codes and /off. */
export const changeSecondFactorRequest = z.strictObject({ password, code: anyCode });
export type ChangeSecondFactorRequest = z.infer<typeof changeSecondFactorRequest>;

/** Shown once; each works once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** An administrator's own second factor: set up, renewed, turned off. */
export const secondFactorRoutes = {
  'GET /v1/admins/me/second-factor': { access: 'admin', answers: { 200: secondFactor } },
  'POST /v1/admins/me/second-factor': {
    access: 'admin',
    limit: 'adminPassword',
    body: adminPasswordRequest,
    answers: { 200: secondFactorSetup },
  },
  'POST /v1/admins/me/second-factor/confirm': {
    access: 'admin',
    limit: 'adminPassword',
    body: confirmSecondFactorRequest,
    answers: { 200: recoveryCodes },
  },
  'POST /v1/admins/me/second-factor/recovery-codes': {
    access: 'admin',
    limit: 'adminPassword',
    body: changeSecondFactorRequest,
    answers: { 200: recoveryCodes },
  },
  'POST /v1/admins/me/second-factor/off': {
    access: 'admin',
    limit: 'adminPassword',
    body: changeSecondFactorRequest,
    answers: { 200: z.object({}) },
  },
} satisfies RouteDefinitions;
