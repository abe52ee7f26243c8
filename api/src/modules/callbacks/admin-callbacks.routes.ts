import {
  callbackChange,
  callbackExportQuery,
  callbackPage,
  callbackParams,
  callbacksQuery,
  handledCallback,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import { createAdminCallbacks } from './admin-callbacks.service.ts';

/** Callback requests, for owners of the site. */
export const adminCallbacksRoutes =
  ({ database: { kysely } }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const service = createAdminCallbacks(kysely, admins);
    const config = { ignoresSession: true };
    const { tokenOf } = admins;

    app.get(
      '/admin/callbacks',
      { config, schema: { querystring: callbacksQuery, response: { 200: callbackPage } } },
      (request) => service.list(tokenOf(request), request.query),
    );

    app.get(
      '/admin/callbacks/export',
      { config, schema: { querystring: callbackExportQuery, response: { 200: z.string() } } },
      async (request, reply) => {
        const file = await service.export(tokenOf(request), request.query);
        const name = `callback-requests-${new Date().toISOString().slice(0, 10)}.csv`;
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`);
        return file;
      },
    );

    app.patch(
      '/admin/callbacks/:id',
      {
        config,
        schema: {
          params: callbackParams,
          body: callbackChange,
          response: { 200: handledCallback },
        },
      },
      (request) => service.change(tokenOf(request), { ...request.params, ...request.body }),
    );

    app.delete(
      '/admin/callbacks/:id',
      { config, schema: { params: callbackParams, response: { 200: z.object({}) } } },
      async (request) => {
        await service.remove(tokenOf(request), request.params.id);
        return {};
      },
    );
  };
