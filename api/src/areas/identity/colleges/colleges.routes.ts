import { collegeRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync } from 'fastify';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createCollegeSearch, readColleges } from './colleges.ts';

/** Institutions of India to choose from; what isn't among them may be typed in. */
export const collegesModule = (): FastifyPluginAsync => async (app) => {
  const search = createCollegeSearch(await readColleges());
  const serve = serveRoutes(app, collegeRoutes);

  serve('GET /v1/colleges', ({ query }, reply) => {
    reply.header('cache-control', 'public, max-age=86400');
    return { items: search(query.q, query.limit) };
  });
};
