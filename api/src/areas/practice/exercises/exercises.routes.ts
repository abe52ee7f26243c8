import { exerciseRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { notFound } from '../../../errors/domain-error.ts';
import { sendPrepared } from '../../../routing/prepared-response.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { pdfOf } from './document-pdf.ts';
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

    serve('GET /v1/roadmaps/{id}/units/{unitId}/documents/{file}', async (request, reply) => {
      const { id, unitId, file } = request.params;
      const [position, format] = file.split('.');
      const document = await exercises.document(id, unitId, Number(position));
      if (!document) throw notFound("This document doesn't exist.");
      reply.header('content-disposition', `attachment; filename="${unitId}-${file}"`);
      return format === 'pdf'
        ? sendFile(reply, 'application/pdf', await pdfOf(document))
        : sendFile(reply, 'text/markdown; charset=utf-8', document.markdown);
    });
  };

const sendFile = (reply: FastifyReply, type: string, content: string | Buffer): FastifyReply =>
  reply.type(type).send(content);
