import { mockInterview, mockInterviewParams, mockTestList } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../errors/domain-error.ts';
import { sendFinished } from '../../finished-answer.ts';
import type { MockTests } from './mock-tests.service.ts';

const config = { ignoresSession: true };

/** The mock tests that there are, and the scripts. Answers are finished texts, so the schemas only describe them. */
export const mockTestsModule =
  (mockTests: MockTests): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onClose', async () => mockTests.stop());

    app.get(
      '/mock-tests',
      { config, schema: { response: { 200: mockTestList } } },
      async (request, reply) => sendFinished(request, reply, await mockTests.list()),
    );

    app.get(
      '/mock-interviews/:id',
      { config, schema: { params: mockInterviewParams, response: { 200: mockInterview } } },
      async (request, reply) => {
        const answer = await mockTests.interview(request.params.id);
        if (!answer) throw notFound('The requested script could not be found.');
        return sendFinished(request, reply, answer);
      },
    );
  };
