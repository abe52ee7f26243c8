import { commentRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { listComments, readThread } from './comments.service.ts';
import {
  editComment,
  postComment,
  removeComment,
  reportComment,
} from './write-comments.service.ts';

/** What people say about problems and articles. */
export const commentsModule =
  ({ config: { publicUrl }, database: { kysely, read } }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, commentRoutes);

    // A person may have written some of them just now.
    serve('GET /v1/comments', ({ user, query }) =>
      user
        ? listComments(kysely, user.id, query)
        : read((reading) => listComments(reading, null, query)),
    );
    serve('GET /v1/comments/{id}', ({ user, params }) =>
      user
        ? readThread(kysely, user.id, params.id)
        : read((reading) => readThread(reading, null, params.id)),
    );
    serve('POST /v1/comments', async ({ user, body }, reply) => {
      const { created, comment } = await postComment({ kysely, publicUrl }, user, body);
      return reply.code(created ? 201 : 200).send(comment);
    });
    serve('PATCH /v1/comments/{id}', ({ user, params, body }) =>
      editComment(kysely, user, { ...params, ...body }),
    );
    serve('DELETE /v1/comments/{id}', async ({ user, params }) => {
      await removeComment(kysely, user, params.id);
      return {};
    });
    serve('POST /v1/comments/{id}/reports', async ({ user, params, body }) => {
      await reportComment(kysely, user, { ...params, ...body });
      return {};
    });
  };
