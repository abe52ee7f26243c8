import { adminProblemRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAdminProblems } from './admin-problems.service.ts';

/** The longest texts of a problem, its listing and its cases together. */
const form = { bodyLimit: 1024 * 1024 };

/** DSA problems, for administrators. */
export const adminProblemsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const problems = createAdminProblems(kysely);
    const serve = serveRoutes(app, adminProblemRoutes);

    serve('GET /v1/admin/dsa-problems', ({ query }) => problems.list(query));
    serve('GET /v1/admin/dsa-problems/{id}', ({ params }) => problems.read(params.id));
    serve('GET /v1/admin/dsa-problems/{id}/preview', ({ params }) => problems.preview(params.id));
    serve('GET /v1/admin/learning-units', async ({ query }) => ({
      items: await problems.findUnits(query.q),
    }));
    serve('GET /v1/admin/dsa-problems/addresses/{id}', async ({ params }) => ({
      taken: await problems.takenBy(params.id),
    }));
    serve('POST /v1/admin/dsa-problems', async ({ admin, body }, reply) =>
      reply.code(201).send(await problems.create(admin, body)),
    );
    serve(
      'PUT /v1/admin/dsa-problems/{id}',
      ({ admin, params, body }) => problems.save(admin, params.id, body),
      form,
    );
    serve('DELETE /v1/admin/dsa-problems/{id}/draft', async ({ admin, params }) => {
      await problems.discardDraft(admin, params.id);
      return {};
    });
    serve('POST /v1/admin/dsa-problems/{id}/runs', ({ admin, params, body }) =>
      problems.run(admin, params.id, body),
    );
    serve('POST /v1/admin/dsa-problems/{id}/publish', ({ admin, params, body }) =>
      problems.publish(admin, params.id, body.version),
    );
    serve('PUT /v1/admin/dsa-problems/{id}/retired', ({ admin, params, body }) =>
      problems.retire(admin, params.id, body.retired),
    );
    serve('PUT /v1/admin/dsa-problems/order', ({ admin, body }) => problems.order(admin, body));
  };
