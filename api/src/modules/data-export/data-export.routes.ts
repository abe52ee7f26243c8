import { exportFile } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { requireUser } from '../../session/session.plugin.ts';
import { exportData } from './data-export.service.ts';
import { progressCsv } from './progress-csv.ts';

/** Everything the site holds of a person, as a file of theirs. */
export const dataExportModule =
  ({ database: { kysely } }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/profile/export',
      { config: { limit: 'export' }, schema: { response: { 200: exportFile } } },
      async (request, reply) => {
        const file = await exportData(kysely, requireUser(request).id);
        const name = `my-data-${file.exportedAt.slice(0, 10)}.json`;
        reply.header('content-disposition', `attachment; filename="${name}"`);
        return file;
      },
    );

    app.get(
      '/profile/progress.csv',
      { config: { limit: 'export' }, schema: { response: { 200: z.string() } } },
      async (request, reply) => {
        const file = await progressCsv(kysely, requireUser(request).id);
        const name = `my-progress-${new Date().toISOString().slice(0, 10)}.csv`;
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`);
        return file;
      },
    );
  };
