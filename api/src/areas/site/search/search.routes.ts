import { searchRoutes } from '@site/shared/contracts/site';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { cacheContent } from '../../../database/content-cache.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { LiveManifest } from '../../releases/index.ts';
import { findDocuments, pageDocuments, type Sources } from './find-documents.ts';
import { createSearchIndex, type SearchDocument, type SearchIndex } from './search-index.ts';

/** Finds pages, roadmaps, problems, articles and posts by what a person typed. The same for everyone. */
export const searchModule =
  ({ database }: Context, sources: Sources, liveManifest: LiveManifest): FastifyPluginAsync =>
  async (app) => {
    const content = cacheContent(database, () => findDocuments(sources));
    app.addHook('onClose', async () => content.stop());
    let latest: { of: unknown[]; index: SearchIndex } | null = null;

    async function currentIndex(): Promise<SearchIndex> {
      const [documents, manifest] = await Promise.all([
        content.get(),
        // Before anything is live there are no pages to find.
        liveManifest.current().catch(() => null),
      ]);
      if (latest?.of[0] !== documents || latest.of[1] !== manifest) {
        const pages: SearchDocument[] = manifest ? pageDocuments(manifest) : [];
        latest = {
          of: [documents, manifest],
          index: createSearchIndex([...pages, ...documents]),
        };
      }
      return latest.index;
    }

    const serve = serveRoutes(app, searchRoutes);
    serve('GET /v1/search', async ({ query }) => ({
      groups: (await currentIndex())(query.q, query.limit),
    }));
  };
