import { mockAttemptRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { MockTests } from '../mock-tests/mock-tests.service.ts';
import { createMockAttempts } from './mock-attempts.service.ts';

const ATTEMPTS = '/v1/users/{userId}/mock-attempts';
const ATTEMPT = `${ATTEMPTS}/{attemptId}` as const;

/** Nine programs of the longest kind, in letters that take several bytes. */
const WORK_LIMIT = 768 * 1024;

/** The mock tests that a learner takes. */
export const mockAttemptsModule =
  ({ database }: Context, mockTests: MockTests): FastifyPluginAsync =>
  async (app) => {
    const attempts = createMockAttempts(database, mockTests);
    const serve = serveRoutes(app, mockAttemptRoutes);

    serve(`GET ${ATTEMPTS}`, ({ params }) => attempts.list(params.userId));
    serve(`POST ${ATTEMPTS}`, async ({ params, body }, reply) => {
      const { isNew, attempt } = await attempts.start(params.userId, body);
      return reply.code(isNew ? 201 : 200).send(attempt);
    });
    serve(`GET ${ATTEMPT}`, ({ params }) => attempts.find(params));
    serve(
      `PUT ${ATTEMPT}/work`,
      async ({ params, body }) => {
        await attempts.save(params, body);
        return {};
      },
      { bodyLimit: WORK_LIMIT },
    );
    serve(`POST ${ATTEMPT}/next-section`, ({ params, body }) => attempts.endSection(params, body), {
      bodyLimit: WORK_LIMIT,
    });
    serve(`POST ${ATTEMPT}/hand-in`, ({ params, body }) => attempts.handIn(params, body), {
      bodyLimit: WORK_LIMIT,
    });
    serve(`POST ${ATTEMPT}/reopen`, ({ params }) => attempts.reopen(params));
    serve(`PUT ${ATTEMPT}/judgement`, ({ params, body }) => attempts.judge(params, body));
  };
