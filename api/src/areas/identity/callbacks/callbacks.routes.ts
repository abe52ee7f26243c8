import { adminCallbackRoutes, callbackRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { csvAttachment } from '../../../csv/csv-attachment.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAdminCallbacks, requestCallback } from './callbacks.service.ts';

/** Contact details that visitors leave to be called back, and what owners do about them. */
export const callbacksModule =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    const service = createAdminCallbacks(context.database.kysely);
    const serve = serveRoutes(app, { ...callbackRoutes, ...adminCallbackRoutes });

    serve('POST /v1/request-callback', async ({ body }, reply) =>
      reply.code(201).send(await requestCallback(context, body)),
    );

    serve('GET /v1/admin/callbacks', ({ query }) => service.list(query));
    serve('GET /v1/admin/callbacks/export', async ({ admin, query }, reply) => {
      const file = await service.export(admin, query);
      csvAttachment(reply, 'callback-requests');
      return file;
    });
    serve('PATCH /v1/admin/callbacks/{id}', ({ admin, params, body }) =>
      service.change(admin, { ...params, ...body }),
    );
    serve('DELETE /v1/admin/callbacks/{id}', async ({ admin, params }) => {
      await service.remove(admin, params.id);
      return {};
    });
  };
