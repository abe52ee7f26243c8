import { activity, activityQuery, progressByRoadmap } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { requireUser } from '../../session/session.plugin.ts';
import { findActivity, findProgressByTopic } from './activity.service.ts';

/** How far a person is, and on which days they learned. */
export const activityModule =
  ({ database: { kysely } }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/profile/progress', { schema: { response: { 200: progressByRoadmap } } }, (request) =>
      findProgressByTopic(kysely, requireUser(request).id),
    );

    app.get(
      '/profile/activity',
      { schema: { querystring: activityQuery, response: { 200: activity } } },
      (request) => findActivity(kysely, requireUser(request).id, request.query.zone),
    );
  };
