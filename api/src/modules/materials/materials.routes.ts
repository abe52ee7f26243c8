import { materialParams, unitMaterial } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../errors/domain-error.ts';
import { sendFinished } from '../../finished-answer.ts';
import type { Materials } from './materials.service.ts';

/** What the page of a unit holds. Answers are finished texts, so the schema only describes them. */
export const materialsModule =
  (materials: Materials): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onClose', async () => materials.stop());

    app.get(
      '/roadmaps/:id/units/:unitId',
      {
        config: { ignoresSession: true },
        schema: { params: materialParams, response: { 200: unitMaterial } },
      },
      async (request, reply) => {
        const { id, unitId } = request.params;
        const answer = await materials.answer(id, unitId);
        if (!answer) throw notFound('The requested page could not be found.');
        return sendFinished(request, reply, answer);
      },
    );
  };
