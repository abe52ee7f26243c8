import { ownWorkRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAttempts } from './attempts.service.ts';

/** Whose work, and on which exercise. */
const PLACE = '/v1/users/{userId}/units/{unitId}';

/** A learner's own attempts at exercises, what stands in the editor of each, and the cases that they have added. */
export const attemptsModule =
  ({ database }: Context): FastifyPluginAsync =>
  async (app) => {
    const attempts = createAttempts(database);
    const serve = serveRoutes(app, ownWorkRoutes);

    serve(`GET ${PLACE}/attempts`, async ({ params }) => ({
      attempts: await attempts.list(params),
    }));
    serve(`POST ${PLACE}/attempts`, async ({ params, body }, reply) => {
      const { isNew, attempt } = await attempts.add(params, body);
      return reply.code(isNew ? 201 : 200).send(attempt);
    });

    serve(`GET ${PLACE}/draft`, async ({ params, query }) => ({
      draft: await attempts.draft(params, query.language),
    }));
    serve(`PUT ${PLACE}/draft`, async ({ params, body }) => ({
      draft: await attempts.saveDraft(params, body),
    }));
    serve(`DELETE ${PLACE}/draft`, async ({ params, query }) => ({
      draft: await attempts.discardDraft(params, query.language, query.base),
    }));

    serve(`GET ${PLACE}/cases`, async ({ params, query }) => ({
      cases: await attempts.cases(params, query.language),
    }));
    serve(`PUT ${PLACE}/cases`, async ({ params, body }) => ({
      cases: await attempts.saveCases(params, body),
    }));
  };
