import * as z from 'zod/mini';
import { adminRole } from '../composition/admin-rights.ts';
import { day } from '../composition/day.ts';
import { limits } from '../composition/limits.ts';
import { text } from '../composition/text.ts';
import { email, login, messages, newPassword, passwordText, personName } from './auth.ts';

const adminMessages = {
  email: 'Invalid email address',
  password: `Password must be at least ${limits.adminPasswordMin} characters`,
} as const;

/**
 * Something before and after the @, a dot after it, no spaces: looser than on the register page. Each
 * character can match in one place only, so that no text is tried in more than one way.
 */
const loosePattern = /^\S[^\s@]*@\S[^\s.]*\.\S+$/;

const password = passwordText.check(
  z.minLength(1, messages.passwordRequired),
  z.minLength(limits.adminPasswordMin, adminMessages.password),
);

export const adminSigninRequest = z.strictObject({
  email: login.check(z.regex(loosePattern, adminMessages.email)),
  password,
});
export type AdminSigninRequest = z.infer<typeof adminSigninRequest>;

/**
 * POST /v1/admins/auth/password: the password once more. Actions that can't be undone require it again 15
 * minutes after it was last entered, with status 403 and the code PASSWORD_WANTED.
 */
export const adminPasswordRequest = z.strictObject({ password });
export type AdminPasswordRequest = z.infer<typeof adminPasswordRequest>;

export const PASSWORD_WANTED = 'password-wanted';

/** What is needed to create an administrator. Unlike others, they may be called Administrator. */
export const newAdmin = z.strictObject({ email, name: personName, password: newPassword });
export type NewAdmin = z.infer<typeof newAdmin>;

/** The answer of POST /v1/admins/auth/signin (201) and /code (201), and of GET /v1/admins/me. */
export const admin = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: adminRole,
});
export type Admin = z.infer<typeof admin>;

/** GET /v1/admins/demonstration: how to sign in, for trying the site out on the machine it runs on. */
export const demoCredentials = z.object({ email: z.string(), password: z.string() });
export type DemoCredentials = z.infer<typeof demoCredentials>;

/** A changed row; null if it didn't exist before, or doesn't exist after. */
const state = z.nullable(z.record(z.string(), z.unknown()));

/** One change by an administrator, the operator or a release token. */
export const auditEntry = z.object({
  /** Increases with time; used as the cursor of the next page. */
  id: z.int(),
  at: z.iso.datetime(),
  /**
   * Who made the change, with their name at the time: the entry outlives the account. Without id: the
   * operator, at the machine, or a release token, whose name begins with `token `.
   */
  admin: z.object({ id: z.nullable(z.uuid()), name: z.string() }),
  /** What was done, such as announcement.create. */
  action: z.string(),
  /** What it was done to, such as the announcement's id. */
  subject: z.string(),
  before: state,
  after: state,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const wholeNumber = (max: number) =>
  z.coerce.number().check(z.int('must be a whole number'), z.minimum(1), z.maximum(max));

/** Who is meant by `admin` if it is the operator, who has no account. */
export const OPERATOR = 'operator';

/** How the log names a release token. */
export const TOKEN_AUTHOR = 'token ';

const NO_ADMIN = 'must be the id of an administrator, operator, or token and the name of one';

/**
 * `before`: the id of the last entry seen; without it, the newest entries are returned. The others narrow
 * the log down: by who made the change, by its action (a whole one, or a kind such as `announcement`), by
 * text in its subject, and by the first and the last day (UTC).
 */
const auditFilter = {
  admin: z.optional(
    z.union(
      [
        z.literal(OPERATOR),
        z.uuid(),
        text(TOKEN_AUTHOR.length + limits.name).check(z.startsWith(TOKEN_AUTHOR)),
      ],
      NO_ADMIN,
    ),
  ),
  action: z.optional(
    text(limits.slug).check(
      z.regex(/^[a-z-]+(\.[a-z-]+)*$/, 'must be an action such as admin.create'),
    ),
  ),
  subject: z.optional(text(limits.search)),
  from: z.optional(day),
  to: z.optional(day),
};
export const auditLogQuery = z.strictObject({
  ...auditFilter,
  before: z.optional(wholeNumber(Number.MAX_SAFE_INTEGER)),
  page_size: z._default(wholeNumber(100), 20),
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;

/** GET /v1/admin/audit-log/export: as a CSV file, newest first, at most AUDIT_EXPORT_ROWS. */
export const auditExportQuery = z.strictObject(auditFilter);
export const AUDIT_EXPORT_ROWS = 50_000;

/** The answer of GET /v1/admin/audit-log, newest first. */
export const auditLog = z.object({
  items: z.array(auditEntry),
  /** `before` of the next page; null on the last one. */
  next: z.nullable(z.int()),
});
export type AuditLog = z.infer<typeof auditLog>;

/**
 * The answer of GET /v1/admin/audit-log/authors: everyone who is in the log. Without id: the operator, and
 * release tokens.
 */
export const auditAuthors = z.object({ items: z.array(auditEntry.shape.admin) });
export type AuditAuthors = z.infer<typeof auditAuthors>;
