import {
  commentDecision,
  commentParams,
  moderatedComment,
  moderatedCommentPage,
  moderatedCommentsQuery,
  openReports,
  reportQueue,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import { decide } from './decide.service.ts';
import { commentsFor, countFor, queueFor } from './moderation.service.ts';

/** What administrators do about comments: those that were reported, and any other. */
export const moderationModule =
  ({ database: { kysely } }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { ignoresSession: true };
    const { tokenOf } = admins;

    app.get('/admin/reports', { config, schema: { response: { 200: reportQueue } } }, (request) =>
      queueFor(kysely, admins, tokenOf(request)),
    );

    app.get(
      '/admin/reports/count',
      { config, schema: { response: { 200: openReports } } },
      (request) => countFor(kysely, admins, tokenOf(request)),
    );

    app.get(
      '/admin/comments',
      {
        config,
        schema: { querystring: moderatedCommentsQuery, response: { 200: moderatedCommentPage } },
      },
      (request) => commentsFor(kysely, admins, tokenOf(request), request.query),
    );

    app.post(
      '/admin/comments/:id/decisions',
      {
        config,
        schema: {
          params: commentParams,
          body: commentDecision,
          response: { 200: moderatedComment },
        },
      },
      (request) => decide(kysely, admins, tokenOf(request), { ...request.params, ...request.body }),
    );
  };
