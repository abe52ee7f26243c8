import { adminReportRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { csvAttachment } from '../../../csv/csv-attachment.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import {
  auditAuthors,
  auditLogPage,
  countSecurityEvents,
  exportAuditLog,
} from './admin-reports.service.ts';

/** For owners of the site to read: what administrators changed, and counts of possible attacks. */
export const adminReportsModule =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    const { kysely } = context.database;
    const serve = serveRoutes(app, adminReportRoutes);

    serve('GET /v1/admin/audit-log', ({ query }) => auditLogPage(kysely, query));
    serve('GET /v1/admin/audit-log/export', async ({ admin, query }, reply) => {
      const file = await exportAuditLog(kysely, admin, query);
      csvAttachment(reply, 'audit-log');
      return file;
    });
    serve('GET /v1/admin/audit-log/authors', () => auditAuthors(kysely));
    serve('GET /v1/admin/security-events', () => countSecurityEvents(context));
  };
