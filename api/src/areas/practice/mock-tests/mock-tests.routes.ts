import { mockTestRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../../errors/domain-error.ts';
import { sendPrepared } from '../../../routing/prepared-response.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { MockTests } from './mock-tests.service.ts';

/** The mock tests that there are, and the scripts. Responses are prepared, so the schemas only describe them. */
export const mockTestsModule =
  (mockTests: MockTests): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, mockTestRoutes);
    app.addHook('onClose', async () => mockTests.stop());

    serve('GET /v1/mock-tests', async (request, reply) =>
      sendPrepared(request, reply, await mockTests.list()),
    );
    serve('GET /v1/mock-tests/{id}', async (request, reply) => {
      const response = await mockTests.summary(request.params.id);
      if (!response) throw notFound('The requested mock test could not be found.');
      return sendPrepared(request, reply, response);
    });
    serve('GET /v1/mock-interviews/{id}', async (request, reply) => {
      const response = await mockTests.interview(request.params.id);
      if (!response) throw notFound('The requested script could not be found.');
      return sendPrepared(request, reply, response);
    });
  };
