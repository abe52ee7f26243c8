import { exerciseRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../../errors/domain-error.ts';
import { sendPrepared } from '../../../routing/prepared-response.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Exercises } from './exercises.service.ts';

/** The exercise of a unit. Responses are prepared, so the schema only describes them. */
export const exercisesModule =
  (exercises: Exercises): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, exerciseRoutes);
    app.addHook('onClose', async () => exercises.stop());

    serve('GET /v1/roadmaps/{id}/units/{unitId}', async (request, reply) => {
      const { id, unitId } = request.params;
      const response = await exercises.response(id, unitId);
      if (!response) throw notFound('The requested page could not be found.');
      return sendPrepared(request, reply, response);
    });
  };
