import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { auditAuthors, auditExportQuery, auditLog, auditLogQuery } from '../identity/admins.ts';

/** Events that are logged and counted because they may be part of an attack or change permissions. */
export const securityEventKinds = [
  /** A learner's sign-in with a wrong password or an unknown address. */
  'signin.failed',
  /** The same for administrators, including a wrong second factor. */
  'admin-signin.failed',
  /** A client exceeded a rate limit. */
  'limit.met',
  /** A refresh token came back after its successor was used: someone has a copy. The session was ended. */
  'refresh.reused',
  /** An administrator's account was created or changed. */
  'role.changed',
] as const;

export const securityEventKind = z.enum(securityEventKinds);
export type SecurityEventKind = z.infer<typeof securityEventKind>;

/**
 * How often one kind happened: today, and within the last 7 and 30 days, including today. Days are in UTC.
 */
export const securityEventCount = z.object({
  kind: securityEventKind,
  today: z.int(),
  week: z.int(),
  month: z.int(),
});

/** The answer of GET /v1/admin/security-events: every kind, in the order above. */
export const securityEventCounts = z.object({ items: z.array(securityEventCount) });
export type SecurityEventCounts = z.infer<typeof securityEventCounts>;

/** For owners of the site to read: what administrators changed, and counts of possible attacks. */
export const adminReportRoutes = {
  'GET /v1/admin/audit-log': {
    access: 'admin:records',
    query: auditLogQuery,
    answers: { 200: auditLog },
  },
  'GET /v1/admin/audit-log/export': {
    access: 'admin:records',
    query: auditExportQuery,
    answers: { 200: z.string() },
  },
  'GET /v1/admin/audit-log/authors': { access: 'admin:records', answers: { 200: auditAuthors } },
  'GET /v1/admin/security-events': {
    access: 'admin:records',
    answers: { 200: securityEventCounts },
  },
} satisfies RouteDefinitions;
