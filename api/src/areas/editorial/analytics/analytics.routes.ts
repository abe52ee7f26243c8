import { analyticsRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { analyticsOf } from './analytics.service.ts';

/** What happens on the site, for administrators. */
export const analyticsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, analyticsRoutes);

    serve('GET /v1/admin/analytics', ({ query }) => analyticsOf(kysely, query));
  };
