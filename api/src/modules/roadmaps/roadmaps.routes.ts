import { roadmapDetail, roadmapList, roadmapParams } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod/mini';
import { notFound } from '../../errors/domain-error.ts';
import { sendFinished, sendJson } from '../../finished-answer.ts';
import type { Roadmaps } from './roadmaps.service.ts';

/**
 * The list of roadmaps and each one in full, with the signed-in person's progress.
 * Answers are finished texts, so the schemas only describe them.
 */
export const roadmapsModule =
  (roadmaps: Roadmaps): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', async () => roadmaps.stop());

    app.get('/roadmaps', { schema: { response: { 200: roadmapList } } }, async (request, reply) => {
      const { user } = request;
      if (user) return roadmaps.learnerRoadmapList(user.id);
      return sendFinished(request, reply, await roadmaps.visitorRoadmapList());
    });

    app.get<{ Params: z.infer<typeof roadmapParams> }>(
      '/roadmaps/:id',
      { schema: { params: roadmapParams, response: { 200: roadmapDetail } } },
      async (request, reply) => {
        const { id } = request.params;
        const { user } = request;
        if (user) return sendJson(reply, found(id, await roadmaps.learnerRoadmap(id, user.id)));
        return sendFinished(request, reply, found(id, await roadmaps.visitorRoadmap(id)));
      },
    );
  };

function found<T>(id: string, roadmap: T | null): T {
  if (roadmap) return roadmap;
  throw notFound(`Roadmap not found (ID: ${id}). Please check if this roadmap exists.`);
}
