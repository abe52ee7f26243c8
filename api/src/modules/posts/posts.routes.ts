import { post, postList, postParams } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../app.ts';
import { listPosts, readPost } from './posts.service.ts';

/** The posts API that pages use unless another one is configured. */
export const postsModule =
  ({ database }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { ignoresSession: true };

    app.get('/posts', { config, schema: { response: { 200: postList } } }, () =>
      listPosts(database),
    );

    app.get(
      '/posts/:id',
      { config, schema: { params: postParams, response: { 200: post } } },
      ({ params }) => readPost(database, params.id),
    );
  };
