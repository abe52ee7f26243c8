import { post, postList, postParams } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../errors/domain-error.ts';
import type { Posts } from './posts.service.ts';

/** The posts API that pages use unless another one is configured. */
export const postsModule =
  (posts: Posts): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { ignoresSession: true };

    app.get('/posts', { config, schema: { response: { 200: postList } } }, () => posts.list());

    app.get(
      '/posts/:id',
      { config, schema: { params: postParams, response: { 200: post } } },
      async ({ params }) => {
        const found = await posts.find(params.id);
        if (!found) throw notFound('Post not found!');
        return found;
      },
    );
  };
