import { analytics, analyticsQuery } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import { analyticsOf } from './analytics.service.ts';

/** What happens on the site, for administrators. */
export const analyticsModule =
  ({ database }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/admin/analytics',
      {
        config: { ignoresSession: true },
        schema: { querystring: analyticsQuery, response: { 200: analytics } },
      },
      (request) => analyticsOf(database.kysely, admins, admins.tokenOf(request), request.query),
    );
  };
