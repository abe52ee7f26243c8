import { administratorRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Admins } from './admins.ts';

/** Administrators, for owners of the site. */
export const administratorsRoutes =
  ({ administrators: service }: Admins): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, administratorRoutes);

    serve('GET /v1/admin/administrators', () => service.list());
    serve('PATCH /v1/admin/administrators/{id}', async ({ admin, params, body }) => {
      await service.change(admin, params.id, body);
      return {};
    });
    serve('DELETE /v1/admin/administrators/{id}', async ({ admin, params }) => {
      await service.remove(admin, params.id);
      return {};
    });
  };
