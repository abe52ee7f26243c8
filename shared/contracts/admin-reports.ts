import { auditAuthors, auditLog, auditLogQuery } from './admins.ts';
import type { RouteDefinitions } from './route.ts';
import { securityEventCounts } from './security-events.ts';

/** For owners of the site to read: what administrators changed, and counts of possible attacks. */
export const adminReportRoutes = {
  'GET /v1/admin/audit-log': {
    access: 'site-owner',
    query: auditLogQuery,
    answers: { 200: auditLog },
  },
  'GET /v1/admin/audit-log/authors': { access: 'site-owner', answers: { 200: auditAuthors } },
  'GET /v1/admin/security-events': { access: 'site-owner', answers: { 200: securityEventCounts } },
} satisfies RouteDefinitions;
