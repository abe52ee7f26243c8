import { roadmapRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../../errors/domain-error.ts';
import { sendJson, sendPrepared } from '../../../routing/prepared-response.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Roadmaps } from './roadmaps.service.ts';

/**
 * The list of roadmaps and each one in full, with the signed-in person's progress.
 * Responses are prepared, so the schemas only describe them.
 */
export const roadmapsModule =
  (roadmaps: Roadmaps): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, roadmapRoutes);
    app.addHook('onClose', async () => roadmaps.stop());

    serve('GET /v1/roadmaps', async (request, reply) => {
      const { user } = request;
      if (user) return roadmaps.learnerRoadmapList(user.id);
      return sendPrepared(request, reply, await roadmaps.visitorRoadmapList());
    });
    serve('GET /v1/roadmaps/{id}', async (request, reply) => {
      const { id } = request.params;
      const { user } = request;
      if (user) return sendJson(reply, found(id, await roadmaps.learnerRoadmap(id, user.id)));
      return sendPrepared(request, reply, found(id, await roadmaps.visitorRoadmap(id)));
    });
  };

function found<T>(id: string, roadmap: T | null): T {
  if (roadmap) return roadmap;
  throw notFound(`Roadmap not found (ID: ${id}). Please check if this roadmap exists.`);
}
