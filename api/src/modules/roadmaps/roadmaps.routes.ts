import { roadmapDetail, roadmapList } from '@site/shared/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { notFound } from '../../errors/domain-error.ts';
import type { VisitorAnswer } from './prepared-roadmaps.ts';
import type { Roadmaps } from './roadmaps.service.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });

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
      return sendToVisitor(request, reply, await roadmaps.visitorRoadmapList());
    });

    app.get<{ Params: z.infer<typeof params> }>(
      '/roadmaps/:id',
      { schema: { params, response: { 200: roadmapDetail } } },
      async (request, reply) => {
        const { id } = request.params;
        const { user } = request;
        if (user) return sendJson(reply, found(id, await roadmaps.learnerRoadmap(id, user.id)));
        return sendToVisitor(request, reply, found(id, await roadmaps.visitorRoadmap(id)));
      },
    );
  };

function found<T>(id: string, roadmap: T | null): T {
  if (roadmap) return roadmap;
  throw notFound(`Roadmap not found (ID: ${id}). Please check if this roadmap exists.`);
}

/** Visitors all get the same bytes: a browser may keep them, and asks each time whether they still hold. */
function sendToVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: VisitorAnswer,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'cookie' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return sendJson(reply, json);
}

function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
