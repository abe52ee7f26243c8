import { homeRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { FindUnitPages } from '../exercises/unit-pages.ts';
import { findHome, recordOpened } from './home.service.ts';

/** What the home page says to a signed-in person, in one response. */
export const homeModule =
  ({ database: { kysely } }: Context, unitPages: FindUnitPages): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, homeRoutes);

    serve('GET /v1/home', ({ user, query }) =>
      findHome(kysely, unitPages, { userId: user.id, zone: query.zone }),
    );
    serve('PUT /v1/home/last', async ({ user, body }) => {
      await recordOpened(kysely, user.id, body.subject);
      return {};
    });
  };
