import { companyRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../../errors/domain-error.ts';
import { sendJson, sendPrepared } from '../../../routing/prepared-response.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Roadmaps } from '../roadmaps/roadmaps.service.ts';

/** The companies that ask problems, and the sheet of each, with the signed-in person's progress. */
export const companiesModule =
  (roadmaps: Roadmaps): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, companyRoutes);

    serve('GET /v1/companies', () => roadmaps.companies());
    serve('GET /v1/companies/{slug}', async (request, reply) => {
      const { user, params } = request;
      if (user)
        return sendJson(reply, found(await roadmaps.learnerCompanySheet(params.slug, user.id)));
      return sendPrepared(request, reply, found(await roadmaps.visitorCompanySheet(params.slug)));
    });
  };

function found<T>(sheet: T | null): T {
  if (sheet) return sheet;
  throw notFound("There's no company at this address.");
}
