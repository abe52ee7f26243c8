import { home, homeQuery, openedPage } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { requireUser } from '../../session/session.plugin.ts';
import type { FindUnitPages } from '../materials/index.ts';
import { findHome, keepOpened } from './home.service.ts';

/** What the home page says to a signed-in person, in one answer. */
export const homeModule =
  ({ database: { kysely } }: Context, unitPages: FindUnitPages): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/home', { schema: { querystring: homeQuery, response: { 200: home } } }, (request) =>
      findHome(kysely, unitPages, {
        userId: requireUser(request).id,
        zone: request.query.zone,
      }),
    );

    app.put(
      '/home/last',
      { schema: { body: openedPage, response: { 200: z.object({}) } } },
      async (request) => {
        await keepOpened(kysely, requireUser(request).id, request.body.subject);
        return {};
      },
    );
  };
