import { postRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../../errors/domain-error.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Posts } from './posts.service.ts';

/** The posts API that pages use unless another one is configured. */
export const postsModule =
  (posts: Posts): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, postRoutes);

    serve('GET /v1/posts', () => posts.list());
    serve('GET /v1/posts/{id}', async ({ params }) => {
      const found = await posts.find(params.id);
      if (!found) throw notFound('Post not found!');
      return found;
    });
  };
