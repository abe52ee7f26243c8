import { adminRoadmapRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAdminRoadmaps } from './admin-roadmaps.service.ts';

/** An order names every topic and unit of a roadmap, and a roadmap may have thousands. */
const ORDER_LIMIT = 1024 * 1024;

/** Roadmaps, topics and units, for administrators. */
export const adminRoadmapsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const roadmaps = createAdminRoadmaps(kysely);
    const serve = serveRoutes(app, adminRoadmapRoutes);

    serve('GET /v1/admin/roadmaps', () => roadmaps.list());
    serve('GET /v1/admin/roadmaps/{id}', ({ params }) => roadmaps.read(params.id));
    serve('POST /v1/admin/roadmaps', async ({ admin, body }, reply) =>
      reply.code(201).send(await roadmaps.create(admin, body)),
    );
    serve('POST /v1/admin/roadmaps/{id}/topics', async ({ admin, params, body }, reply) =>
      reply.code(201).send(await roadmaps.addTopic(admin, params.id, body)),
    );
    serve('POST /v1/admin/topics/{id}/units', async ({ admin, params, body }, reply) =>
      reply.code(201).send(await roadmaps.addUnit(admin, params.id, body)),
    );

    serve('PUT /v1/admin/roadmaps/{id}', ({ admin, params, body }) =>
      roadmaps.changeRoadmap(admin, params.id, body),
    );
    serve('PUT /v1/admin/topics/{id}', ({ admin, params, body }) =>
      roadmaps.changeTopic(admin, params.id, body),
    );
    serve('PUT /v1/admin/units/{id}', ({ admin, params, body }) =>
      roadmaps.changeUnit(admin, params.id, body),
    );
    serve(
      'PUT /v1/admin/roadmaps/{id}/order',
      ({ admin, params, body }) => roadmaps.order(admin, params.id, body),
      { bodyLimit: ORDER_LIMIT },
    );
    serve(
      'PUT /v1/admin/roadmaps/{id}/units',
      ({ admin, params, body }) => roadmaps.changeUnits(admin, params.id, body),
      { bodyLimit: ORDER_LIMIT },
    );

    serve('POST /v1/admin/learning-units/people', ({ body }) => roadmaps.findPeople(body));
    serve('PUT /v1/admin/roadmaps/{id}/retired', ({ admin, params, body }) =>
      roadmaps.retireRoadmap(admin, params.id, body.retired),
    );
    serve('PUT /v1/admin/topics/{id}/retired', ({ admin, params, body }) =>
      roadmaps.retireTopic(admin, params.id, body.retired),
    );
    serve('PUT /v1/admin/units/{id}/retired', ({ admin, params, body }) =>
      roadmaps.retireUnit(admin, params.id, body.retired),
    );
  };
