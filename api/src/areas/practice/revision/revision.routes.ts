import { revisionRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { FindUnitPages } from '../exercises/unit-pages.ts';
import { createRevisions } from './revision.service.ts';

const REVISIONS = '/v1/users/{userId}/revisions';

/** A learner's own schedule: what is due, what is next, and what became of it. */
export const revisionModule =
  ({ database }: Context, unitPages: FindUnitPages): FastifyPluginAsync =>
  async (app) => {
    const revisions = createRevisions(database, unitPages);
    const serve = serveRoutes(app, revisionRoutes);

    serve(`GET ${REVISIONS}`, ({ params, query }) => revisions.list(params.userId, query.zone));
    serve(`GET ${REVISIONS}/days`, ({ params, query }) =>
      revisions.days(params.userId, query.zone),
    );
    serve(`GET ${REVISIONS}/count`, async ({ params, query }) => ({
      count: await revisions.dueCount(params.userId, query.zone),
    }));

    serve(`POST ${REVISIONS}/additions`, ({ params, body }) => revisions.add(params.userId, body));
    serve(`DELETE ${REVISIONS}/additions/{additionId}`, ({ params }) =>
      revisions.undoAddition(params.userId, params.additionId),
    );

    serve(`PUT ${REVISIONS}/{unitId}`, ({ params, body }) =>
      revisions.start(params.userId, params.unitId, body.zone),
    );
    serve(`DELETE ${REVISIONS}/{unitId}`, async ({ params }) => {
      await revisions.stop(params.userId, params.unitId);
      return {};
    });
    serve(`POST ${REVISIONS}/{unitId}/reviews`, ({ params, body }) =>
      revisions.review(params.userId, params.unitId, body),
    );
    serve(`DELETE ${REVISIONS}/{unitId}/reviews/{reviewId}`, ({ params }) =>
      revisions.takeBack(params.userId, params.unitId, params.reviewId),
    );
  };
