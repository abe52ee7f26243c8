import { callbackRequest } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { adminCallbacksRoutes } from './admin-callbacks.routes.ts';
import { requestCallback } from './callbacks.service.ts';

const stored = z.object({ id: z.uuid() });

/** Contact details that visitors leave to be called back, and what owners do about them. */
export const callbacksModule =
  (context: Context): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(adminCallbacksRoutes(context));

    app.post(
      '/request-callback',
      {
        config: { ignoresSession: true, limit: 'callback' },
        schema: { body: callbackRequest, response: { 201: stored } },
      },
      async (request, reply) => reply.code(201).send(await requestCallback(context, request.body)),
    );
  };
