import { auditAuthors, auditLog, auditLogQuery, securityEventCounts } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import { auditAuthorsFor, auditLogPage } from './audit-log.service.ts';
import { securityEventCountsFor } from './security-events.service.ts';

/** For administrators to read: what administrators changed, and counts of possible attacks. */
export const adminReportsModule =
  (context: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { ignoresSession: true };

    app.get(
      '/admin/audit-log',
      { config, schema: { querystring: auditLogQuery, response: { 200: auditLog } } },
      (request) => auditLogPage(context.database, admins, admins.tokenOf(request), request.query),
    );

    app.get(
      '/admin/audit-log/authors',
      { config, schema: { response: { 200: auditAuthors } } },
      (request) => auditAuthorsFor(context.database, admins, admins.tokenOf(request)),
    );

    app.get(
      '/admin/security-events',
      { config, schema: { response: { 200: securityEventCounts } } },
      (request) => securityEventCountsFor(context, admins, admins.tokenOf(request)),
    );
  };
