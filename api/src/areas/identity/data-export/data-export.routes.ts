import { dataExportRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { exportData, progressCsv } from './data-export.service.ts';

/** Everything the site holds of a person, as a file of theirs. */
export const dataExportModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, dataExportRoutes);

    serve('GET /v1/profile/export', async ({ user }, reply) => {
      const file = await exportData(kysely, user.id);
      const name = `my-data-${file.exportedAt.slice(0, 10)}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return file;
    });
    serve('GET /v1/profile/progress.csv', async ({ user }, reply) => {
      const file = await progressCsv(kysely, user.id);
      const name = `my-progress-${new Date().toISOString().slice(0, 10)}.csv`;
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`);
      return file;
    });
  };
