import { savedUnitPage, savedUnitsQuery } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { requireUser } from '../../session/session.plugin.ts';
import { listSaved } from './saved-units.service.ts';

/** A person's bookmarks and notes of all roadmaps in one list. */
export const savedUnitsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/profile/saved',
      { schema: { querystring: savedUnitsQuery, response: { 200: savedUnitPage } } },
      (request) => listSaved(kysely, requireUser(request).id, request.query),
    );
  };
