import { moderationRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { decide } from './decide.service.ts';
import { commentsFor, countOpen, queueFor } from './moderation.service.ts';

/** What administrators do about comments: those that were reported, and any other. */
export const moderationModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, moderationRoutes);

    serve('GET /v1/admin/reports', ({ admin }) => queueFor(kysely, admin));
    serve('GET /v1/admin/reports/count', () => countOpen(kysely));
    serve('GET /v1/admin/comments', ({ admin, query }) => commentsFor(kysely, admin, query));
    serve('POST /v1/admin/comments/{id}/decisions', ({ admin, params, body }) =>
      decide(kysely, admin, { ...params, ...body }),
    );
  };
