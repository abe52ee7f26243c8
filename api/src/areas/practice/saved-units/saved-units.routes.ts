import { savedUnitRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { listSaved } from './saved-units.service.ts';

/** A person's bookmarks and notes of all roadmaps in one list. */
export const savedUnitsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, savedUnitRoutes);

    serve('GET /v1/profile/saved', ({ user, query }) => listSaved(kysely, user.id, query));
  };
