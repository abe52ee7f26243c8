import { materialRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../../errors/domain-error.ts';
import { sendPrepared } from '../../../routing/prepared-response.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Materials } from './materials.service.ts';

/** What the page of a unit holds. Responses are prepared, so the schema only describes them. */
export const materialsModule =
  (materials: Materials): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, materialRoutes);
    app.addHook('onClose', async () => materials.stop());

    serve('GET /v1/roadmaps/{id}/units/{unitId}', async (request, reply) => {
      const { id, unitId } = request.params;
      const response = await materials.response(id, unitId);
      if (!response) throw notFound('The requested page could not be found.');
      return sendPrepared(request, reply, response);
    });
  };
