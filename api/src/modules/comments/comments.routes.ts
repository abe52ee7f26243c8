import {
  commentEdit,
  commentPage,
  commentParams,
  commentReport,
  commentsQuery,
  commentThread,
  newComment,
  storedComment,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { listComments, readThread } from './comments.service.ts';
import {
  editComment,
  postComment,
  removeComment,
  reportComment,
} from './write-comments.service.ts';

const nothing = z.object({});

/** What people say about problems and articles. */
export const commentsModule =
  ({ config: { publicUrl }, database: { kysely } }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/comments',
      { schema: { querystring: commentsQuery, response: { 200: commentPage } } },
      ({ user, query }) => listComments(kysely, user?.id ?? null, query),
    );

    app.get(
      '/comments/:id',
      { schema: { params: commentParams, response: { 200: commentThread } } },
      ({ user, params }) => readThread(kysely, user?.id ?? null, params.id),
    );

    app.post(
      '/comments',
      {
        config: { limit: 'comment' },
        schema: { body: newComment, response: { 200: storedComment, 201: storedComment } },
      },
      async (request, reply) => {
        const { created, comment } = await postComment(
          { kysely, publicUrl },
          request.user,
          request.body,
        );
        return reply.code(created ? 201 : 200).send(comment);
      },
    );

    app.patch(
      '/comments/:id',
      { schema: { params: commentParams, body: commentEdit, response: { 200: storedComment } } },
      ({ user, params, body }) => editComment(kysely, user, { ...params, ...body }),
    );

    app.delete(
      '/comments/:id',
      { schema: { params: commentParams, response: { 200: nothing } } },
      async ({ user, params }) => {
        await removeComment(kysely, user, params.id);
        return {};
      },
    );

    app.post(
      '/comments/:id/reports',
      {
        config: { limit: 'commentReport' },
        schema: { params: commentParams, body: commentReport, response: { 200: nothing } },
      },
      async ({ user, params, body }) => {
        await reportComment(kysely, user, { ...params, ...body });
        return {};
      },
    );
  };
