import { dsaProblemRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import { dsaCategories } from '../../../content/index.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { sendPrepared } from '../../../routing/prepared-response.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { DsaProblems } from './dsa-problems.service.ts';

/**
 * The list of DSA problems with what the signed-in person completed, each problem in full, and their categories.
 * Prepared responses are sent as they are, so for them the schemas only describe.
 */
export const dsaProblemsModule =
  (problems: DsaProblems): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, dsaProblemRoutes);
    app.addHook('onClose', async () => problems.stop());

    serve('GET /v1/dsa-problems', async (request, reply) => {
      if (request.user) return problems.learnerList(request.user.id);
      return sendPrepared(request, reply, await problems.visitorList());
    });
    serve('GET /v1/dsa-categories', async () => [...dsaCategories()]);
    serve('GET /v1/dsa-problems/{slug}', async (request, reply) => {
      const response = await problems.response(request.params.slug);
      if (!response) throw notFound('The requested DSA problem could not be found.');
      return sendPrepared(request, reply, response);
    });
  };
