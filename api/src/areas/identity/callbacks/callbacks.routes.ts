import { callbackRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { adminCallbacksRoutes } from './admin-callbacks.routes.ts';
import { requestCallback } from './callbacks.service.ts';

/** Contact details that visitors leave to be called back, and what owners do about them. */
export const callbacksModule =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    await app.register(adminCallbacksRoutes(context));

    serveRoutes(app, callbackRoutes)('POST /v1/request-callback', async ({ body }, reply) =>
      reply.code(201).send(await requestCallback(context, body)),
    );
  };
