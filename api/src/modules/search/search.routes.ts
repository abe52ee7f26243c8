import { searchAnswer, searchQuery } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { cacheContent } from '../../database/content-cache.ts';
import { findDocuments, type Sources } from './find-documents.ts';
import { createSearchIndex } from './search-index.ts';

/** Finds roadmaps, problems and articles by what somebody typed. The same for everybody. */
export const searchModule =
  ({ database }: Context, sources: Sources): FastifyPluginAsyncZod =>
  async (app) => {
    const index = cacheContent(database, async () =>
      createSearchIndex(await findDocuments(sources)),
    );
    app.addHook('onClose', async () => index.stop());

    app.get(
      '/search',
      {
        config: { ignoresSession: true },
        schema: { querystring: searchQuery, response: { 200: searchAnswer } },
      },
      async ({ query }) => ({ groups: (await index.get())(query.q, query.limit) }),
    );
  };
