import { auditLog, auditLogQuery } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../app.ts';
import type { Admins } from '../admins/index.ts';
import { auditLogPage } from './audit.service.ts';

/** What administrators changed, for administrators to read. */
export const auditModule =
  ({ database }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/admin/audit-log',
      {
        config: { ignoresSession: true },
        schema: { querystring: auditLogQuery, response: { 200: auditLog } },
      },
      (request) => auditLogPage(database, admins, admins.tokenOf(request), request.query),
    );
  };
