import { collegeList, collegesQuery } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readColleges } from './read-colleges.ts';
import { createCollegeSearch } from './search-colleges.ts';

/** Institutions of India to choose from; what isn't among them may be typed in. */
export const collegesModule = (): FastifyPluginAsyncZod => async (app) => {
  const search = createCollegeSearch(await readColleges());

  app.get(
    '/colleges',
    {
      config: { ignoresSession: true },
      schema: { querystring: collegesQuery, response: { 200: collegeList } },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return { items: search(query.q, query.limit) };
    },
  );
};
