import { adminCallbackRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAdminCallbacks } from './admin-callbacks.service.ts';

/** Callback requests, for owners of the site. */
export const adminCallbacksRoutes =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const service = createAdminCallbacks(kysely);
    const serve = serveRoutes(app, adminCallbackRoutes);

    serve('GET /v1/admin/callbacks', ({ query }) => service.list(query));
    serve('GET /v1/admin/callbacks/export', async ({ admin, query }, reply) => {
      const file = await service.export(admin, query);
      const name = `callback-requests-${new Date().toISOString().slice(0, 10)}.csv`;
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`);
      return file;
    });
    serve('PATCH /v1/admin/callbacks/{id}', ({ admin, params, body }) =>
      service.change(admin, { ...params, ...body }),
    );
    serve('DELETE /v1/admin/callbacks/{id}', async ({ admin, params }) => {
      await service.remove(admin, params.id);
      return {};
    });
  };
