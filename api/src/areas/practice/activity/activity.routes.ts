import { activityRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { findActivity, findProgressByTopic } from './activity.service.ts';

/** How far a person is, and on which days they learned. */
export const activityModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, activityRoutes);

    serve('GET /v1/profile/progress', ({ user }) => findProgressByTopic(kysely, user.id));

    serve('GET /v1/profile/activity', ({ user, query }) =>
      findActivity(kysely, user.id, query.zone),
    );
  };
