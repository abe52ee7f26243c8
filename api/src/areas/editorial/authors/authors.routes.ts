import { authorRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAuthors } from './authors.service.ts';

/** Whom articles are by, for readers and for administrators. */
export const authorsModule =
  ({ database }: Pick<Context, 'database'>): FastifyPluginAsync =>
  async (app) => {
    const authors = createAuthors(database);
    const serve = serveRoutes(app, authorRoutes);

    serve('GET /v1/authors', () => authors.listPublic());
    serve('GET /v1/authors/{slug}', async ({ params, query }, reply) => {
      const found = await authors.find(params.slug, query.page);
      // So that pages at a former address lead to the author's own (site/page/moved-page.ts).
      reply.header('content-location', `/v1/authors/${encodeURIComponent(found.slug)}`);
      return found;
    });
    serve('GET /v1/admin/authors', () => authors.list());
    serve('POST /v1/admin/authors', async ({ admin, body }, reply) =>
      reply.code(201).send(await authors.create(admin, body)),
    );
    serve('PUT /v1/admin/authors/{id}', ({ admin, params, body }) =>
      authors.change(admin, params.id, body),
    );
  };
