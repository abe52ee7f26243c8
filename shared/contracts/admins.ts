import * as z from 'zod/mini';
import { email, fullName, messages, newPassword } from './auth.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

const adminMessages = {
  email: 'Invalid email address',
  password: `Password must be at least ${limits.adminPasswordMin} characters`,
} as const;

/** Something before and after the @, a dot behind it: looser than the register page asks. */
const loosePattern = /^\S+@\S+\.\S+$/;

const password = text(limits.password).check(
  z.minLength(1, messages.passwordRequired),
  z.minLength(limits.adminPasswordMin, adminMessages.password),
);

export const adminSigninRequest = z.strictObject({
  email: text(limits.email).check(
    z.minLength(1, messages.emailRequired),
    z.regex(loosePattern, adminMessages.email),
  ),
  password,
});
export type AdminSigninRequest = z.infer<typeof adminSigninRequest>;

/**
 * POST /v1/admins/auth/password: the password once more. What cannot be undone asks for it 15 minutes
 * after it was last given, with status 403 and the code PASSWORD_WANTED.
 */
export const adminPasswordRequest = z.strictObject({ password });
export type AdminPasswordRequest = z.infer<typeof adminPasswordRequest>;

export const PASSWORD_WANTED = 'password-wanted';

/** What an operator states to make an administrator. */
export const newAdmin = z.strictObject({ email, name: fullName, password: newPassword });
export type NewAdmin = z.infer<typeof newAdmin>;

/** The answer of POST /v1/admins/auth/signin (201) and GET /v1/admins/me. */
export const admin = z.object({ id: z.uuid(), email: z.string(), name: z.string() });
export type Admin = z.infer<typeof admin>;

/** A row of what changed; null where there was nothing before, or is nothing after. */
const state = z.nullable(z.record(z.string(), z.unknown()));

/** One change by an administrator. */
export const auditEntry = z.object({
  /** Rises with time; the cursor of the next page. */
  id: z.int(),
  at: z.iso.datetime(),
  /** Who, as they were called then: the entry outlives the account. Without id: the operator, at the machine. */
  admin: z.object({ id: z.nullable(z.uuid()), name: z.string() }),
  /** What was done, such as announcement.create. */
  action: z.string(),
  /** To what, such as the announcement's id. */
  subject: z.string(),
  before: state,
  after: state,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const wholeNumber = (max: number) =>
  z.coerce.number().check(z.int('must be a whole number'), z.minimum(1), z.maximum(max));

/** `before`: the id of the last entry seen; left out, the newest entries come. */
export const auditLogQuery = z.strictObject({
  before: z.optional(wholeNumber(Number.MAX_SAFE_INTEGER)),
  page_size: z._default(wholeNumber(100), 20),
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;

/** The answer of GET /v1/admin/audit-log, newest first. */
export const auditLog = z.object({
  items: z.array(auditEntry),
  /** `before` of the next page; null on the last one. */
  next: z.nullable(z.int()),
});
export type AuditLog = z.infer<typeof auditLog>;
